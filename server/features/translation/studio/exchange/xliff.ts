import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';

/** XLIFF 2 of a text: one file, one unit per text, label, value or cell, plain text without inline tags. */

interface Unit {
  id: string;
  source: string;
  target: string;
}

/** Units of a block, by the block's id and the part of it. */
export function unitsOf(block: BlockContent): Unit[] {
  const { id } = block;
  switch (block.kind) {
    case 'field':
      return [
        { id: `${id}.label`, source: block.source.label, target: block.target.label },
        { id: `${id}.value`, source: block.source.value, target: block.target.value },
      ];
    case 'table':
      return block.target.rows.flatMap((row, r) =>
        row.map((target, c) => ({ id: `${id}.${r}.${c}`, source: block.source.rows[r]?.[c] ?? '', target })),
      );
    case 'note':
      return [{ id, source: '', target: block.target }];
    default:
      return [{ id, source: block.source, target: block.target }];
  }
}

/** The block with the targets of `targets`, by unit id; the same block without any. */
export function withTargets(block: BlockContent, targets: ReadonlyMap<string, string>): BlockContent {
  const { id } = block;
  const pick = (unit: string, present: string) => targets.get(unit) ?? present;
  switch (block.kind) {
    case 'field': {
      const { label, value } = block.target;
      return { ...block, target: { label: pick(`${id}.label`, label), value: pick(`${id}.value`, value) } };
    }
    case 'table': {
      const rows = block.target.rows.map((row, r) => row.map((cell, c) => pick(`${id}.${r}.${c}`, cell)));
      return { ...block, target: { rows } };
    }
    default:
      return { ...block, target: pick(id, block.target) };
  }
}

/** xml-js reads `&amp;` in a text as an ampersand that is escaped already. */
const protect = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

/** Name of the file element, an NMTOKEN: the text and the version that was exported. */
const filePattern = /^text-([0-9a-f-]{36})-v(\d{1,9})$/;

export interface XliffText {
  reviewId: string;
  version: number;
  lang: string;
  blocks: readonly BlockContent[];
}

export function writeXliff(text: XliffText): string {
  const units = text.blocks.flatMap(unitsOf).filter(({ source, target }) => `${source}${target}`.trim() !== '');
  const unitMap = Object.fromEntries(
    units.map(({ id, source, target }) => [
      id,
      // Without a target element, tools list the unit as untranslated.
      { source: protect(source), ...(target === '' ? {} : { target: protect(target) }) },
    ]),
  );
  const resources = { [`text-${text.reviewId}-v${text.version}`]: unitMap };
  const document = { sourceLanguage: text.lang, targetLanguage: 'en', resources };
  return js2xliff(document, { indent: '  ' }, () => undefined);
}

const plain = z.object({ source: z.string().optional(), target: z.string().optional() });
const parsedFile = z.object({ resources: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * The version that was exported and the targets by unit id; empty ones are left out, since tools write them for what is
 * untranslated. Throws TEXT_FILE_INVALID, TEXT_FILE_FOREIGN, TEXT_FILE_MARKUP.
 */
export function readXliff(xml: string, reviewId: string): { version: number; targets: Map<string, string> } {
  const [file, ...others] = Object.entries(parse(xml).resources);
  if (!file) throw new AppError('TEXT_FILE_INVALID');
  const [, id, version] = filePattern.exec(file[0]) ?? [];
  if (id !== reviewId || others.length > 0) throw new AppError('TEXT_FILE_FOREIGN');
  const targets = new Map<string, string>();
  for (const [unit, value] of Object.entries(file[1])) {
    const { success, data } = plain.safeParse(value);
    if (!success) throw new AppError('TEXT_FILE_MARKUP');
    if (data.target) targets.set(unit, data.target);
  }
  return { version: Number(version), targets };
}

function parse(xml: string): z.infer<typeof parsedFile> {
  // The parser completes a file that was cut off.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || !/<\/xliff>\s*$/.test(xml.slice(-100)))
    throw new AppError('TEXT_FILE_INVALID');
  if (hasMarkup(xml)) throw new AppError('TEXT_FILE_MARKUP');
  let parsed: unknown;
  try {
    xliff2js(xml, {}, (error, result) => {
      if (error) throw error;
      parsed = result;
    });
  } catch (cause) {
    throw new AppError('TEXT_FILE_INVALID', { cause });
  }
  const { success, data } = parsedFile.safeParse(parsed);
  if (!success) throw new AppError('TEXT_FILE_INVALID');
  return data;
}

/** True for what the parser drops without a word: tags inside a text, all segments of a unit but the last, ignorables. */
function hasMarkup(xml: string): boolean {
  let text: string | undefined;
  let segments = 0;
  for (const [tag, slash = '', name = ''] of xml.matchAll(/<(\/?)([^\s<>/]*)[^<>]*>?/g)) {
    if (text !== undefined) {
      if (tag === `</${text}>`) text = undefined;
      else if (!tag.startsWith('<![CDATA[')) return true;
    } else if (name === 'unit') segments = 0;
    else if (name === 'ignorable') return true;
    else if (slash === '' && name === 'segment') segments += 1;
    else if (slash === '' && (name === 'source' || name === 'target') && !tag.endsWith('/>')) text = name;
    if (segments > 1) return true;
  }
  return false;
}
