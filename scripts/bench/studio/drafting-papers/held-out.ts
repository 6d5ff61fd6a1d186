import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { fitForm, type PaperForm } from '#server/features/translation/form-fit.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { shippedForms } from '#server/features/translation/shipped-forms.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { Spelling } from '#shared/spelling.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { heldArabic } from './held/ar.ts';
import { heldGerman } from './held/de.ts';
import { heldSpanish } from './held/es.ts';
import { heldFrench } from './held/fr.ts';
import { heldHebrew } from './held/he.ts';
import { heldItalian } from './held/it.ts';
import { heldJapanese } from './held/ja.ts';
import { heldKorean } from './held/ko.ts';
import { heldDutch } from './held/nl.ts';
import { heldPolish } from './held/pl.ts';
import { heldPortuguese } from './held/pt.ts';
import { heldRomanian } from './held/ro.ts';
import { heldTurkish } from './held/tr.ts';
import { heldUkrainian } from './held/uk.ts';
import { heldVietnamese } from './held/vi.ts';
import { heldTraditional } from './held/zh-Hant.ts';
import { heldChinese } from './held/zh.ts';
import { readReference, type ReferencePaper } from './paper-notation.ts';

/** Papers held out from rules and phrases: their figures tell what a customer’s next paper gets. A draft that a reviewer finds right becomes a wording. */
export const heldPapers: Readonly<Record<SourceTag, Readonly<Record<string, string>>>> = {
  pt: heldPortuguese,
  es: heldSpanish,
  de: heldGerman,
  ar: heldArabic,
  he: heldHebrew,
  ja: heldJapanese,
  ko: heldKorean,
  fr: heldFrench,
  it: heldItalian,
  pl: heldPolish,
  uk: heldUkrainian,
  zh: heldChinese,
  'zh-Hant': heldTraditional,
  ro: heldRomanian,
  nl: heldDutch,
  tr: heldTurkish,
  vi: heldVietnamese,
};

export interface ReferenceResult {
  title: string;
  lang: SourceTag;
  blocks: number;
  /** Blocks drafted whole, and those with gaps. */
  whole: number;
  partial: number;
  /** Texts of blocks, and those of them with a draft. */
  texts: number;
  drafted: number;
  open: string[];
  /** Drafts that differ from every accepted wording. */
  wrong: { source: string; target: string }[];
  drafts: { source: string; target: string }[];
}

export function measureHeldOut(): ReferenceResult[] {
  const forms: PaperForm[] = shippedForms().map((form) => ({ ...form, id: form.key }));
  return sourceTags.flatMap((tag) =>
    Object.entries(heldPapers[tag]).map(([title, text]) => measureReference(title, text, tag, forms)),
  );
}

/** Drafts a paper with phrasebook, rules and the forms that are shipped. */
export function measureReference(
  title: string,
  text: string,
  lang: SourceTag,
  forms: readonly PaperForm[],
): ReferenceResult {
  const { blocks } = readReference(text, lang);
  const own = blocks.map(({ block }) => block);
  const fit = fitForm(forms, own, lang);
  const form = fit && { name: fit.form.id, targets: fit.targets };
  const drafts = draftBlocks(own, { lang, phrases: phrasesOf(lang), form, spelling: sheetOf(blocks) });
  const targets = new Map(drafts.map(({ blockId, target }) => [blockId, target]));
  const result: ReferenceResult = {
    ...{ title, lang, blocks: blocks.length, whole: 0, partial: 0, texts: 0, drafted: 0 },
    ...{ open: [], wrong: [], drafts: [] },
  };
  for (const { block, parts } of blocks) {
    const target = targets.get(block.id);
    const english = target === undefined ? [] : textsOf(target);
    result.texts += parts.length;
    if (target !== undefined) {
      if (english.some((one) => hasGap(one))) result.partial += 1;
      else result.whole += 1;
    }
    for (const [index, { source, right }] of parts.entries()) {
      const draft = english[index];
      if (draft === undefined || draft.trim() === gapMark || (draft === '' && source !== '')) {
        result.open.push(source);
        continue;
      }
      result.drafts.push({ source, target: draft });
      if (!hasGap(draft)) result.drafted += 1;
      if (!right.some((one) => saysSame(draft, one))) result.wrong.push({ source, target: draft });
    }
  }
  return result;
}

/** Whether an English label is of the holder's name. */
export function isHolder(label: string): boolean {
  return /^(?:(?:full |given |first |sur|last |family )?name)\b/i.test(label);
}

/** Names as the customer gives them with an order: the holder's, not those of parents and officials. */
export function sheetOf(blocks: ReferencePaper['blocks']): Spelling {
  const people = blocks.flatMap(({ parts }) => {
    const [label, value] = parts;
    const [name] = value?.right ?? [];
    return isHolder(label?.right[0] ?? '') && value && name !== undefined ? [{ name, nativeName: value.source }] : [];
  });
  return { people, family: [] };
}

export function textsOf(content: BlockContent['target']): string[] {
  if (typeof content === 'string') return [content];
  return 'rows' in content ? content.rows.flat() : [content.label, content.value];
}

/** Capitals, blanks and the point at the end do not count; a gap stands for anything. */
export function saysSame(draft: string, right: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .replace(/[.:]+$/, '')
      .trim();
  const [first = '', ...rest] = plain(draft).split(gapMark);
  let left = plain(right);
  if (rest.length === 0) return first === left;
  if (!left.startsWith(first)) return false;
  left = left.slice(first.length);
  for (const [index, part] of rest.entries()) {
    const at = index === rest.length - 1 ? left.lastIndexOf(part) : left.indexOf(part);
    if (at < 0 || (index === rest.length - 1 && part !== '' && !left.endsWith(part))) return false;
    left = left.slice(at + part.length);
  }
  return true;
}
