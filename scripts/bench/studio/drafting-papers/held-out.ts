import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { heldArabic } from './held/ar.ts';
import { heldGerman } from './held/de.ts';
import { heldSpanish } from './held/es.ts';
import { heldHebrew } from './held/he.ts';
import { heldJapanese } from './held/ja.ts';
import { heldKorean } from './held/ko.ts';
import { heldPortuguese } from './held/pt.ts';
import { readReference } from './paper-notation.ts';

/** Papers that nobody reads while writing rules and phrases: their figures tell what a customer's next paper gets. */
const heldPapers: Readonly<Partial<Record<SourceTag, Readonly<Record<string, string>>>>> = {
  pt: heldPortuguese,
  es: heldSpanish,
  de: heldGerman,
  ar: heldArabic,
  he: heldHebrew,
  ja: heldJapanese,
  ko: heldKorean,
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
  /** Drafts that say something else than every accepted wording. */
  wrong: { source: string; target: string }[];
  drafts: { source: string; target: string }[];
}

export function measureHeldOut(): ReferenceResult[] {
  return Object.entries(heldPapers).flatMap(([tag, papers]) =>
    Object.entries(papers).map(([title, text]) => measureReference(title, text, tag as SourceTag)),
  );
}

function measureReference(title: string, text: string, lang: SourceTag): ReferenceResult {
  const { blocks } = readReference(text, lang);
  const drafts = draftBlocks(
    blocks.map(({ block }) => block),
    { lang, phrases: phrasesOf(lang) },
  );
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

function textsOf(content: BlockContent['target']): string[] {
  if (typeof content === 'string') return [content];
  return 'rows' in content ? content.rows.flat() : [content.label, content.value];
}

/** Capitals, blanks and the point at the end do not count; a gap stands for anything. */
function saysSame(draft: string, right: string): boolean {
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
