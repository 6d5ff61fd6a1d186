import { createHash } from 'node:crypto';
import { type SourceTag, type TypedTag, workOf } from '#shared/languages.ts';
import type { BlockContent, TextPage, TranslationText } from '#shared/schemas/translation-text.ts';
import { languageOfScript } from './coverage.ts';
import { outlineOf, pairOf, placedBlocks, visualLength } from './placed-blocks.ts';
import type { UnprintableLetter } from './print-error.ts';
import type { Phrase, PrintedTextBlock, PrintedTextPage, TextJob } from './print-job.ts';

/** Print job of a translation's text. Pure. Texts are values of the job, never markup. */

/** The parts of a text that are printed. */
export interface PrintableText {
  sourceLanguage: string;
  pages: readonly Pick<TextPage, 'page' | 'isBlank' | 'rotation' | 'ratio' | 'sheet'>[];
  blocks: readonly BlockContent[];
}

export interface TextJobOptions {
  /** Author of the file. */
  brand: string;
  title: string;
  now: Date;
  /** Printed on every page when set. */
  notice?: string | null;
  /** Printed below the notice. */
  remark?: string | null;
  size?: TextJob['size'];
  /** Printed as translator's notes at the end of their page. */
  notes?: readonly { page: number; text: string }[];
}

/** Of a page whose size is not known: A4. */
const usualRatio = Math.SQRT2;

export const blankPage = '[Blank page]';
export const nothingTranslated = '[Nothing is translated on this page]';
export const noteLabel = 'Translator’s note';
/** Stands before the source of a block without a translation. No finished file contains it. */
export const untranslatedMark = '[untranslated:';

/** Marks a source text that has no translation. */
export function untranslated(source: string): string {
  return `${untranslatedMark} ${source}]`;
}

export function describeText(text: PrintableText, options: TextJobOptions): TextJob {
  const { brand, title, now, notice = null, remark = null, size = 'us-letter', notes = [] } = options;
  const lang = workOf(text.sourceLanguage).tag;
  const phrases = (value: string): Phrase[] => phrasesOf(value, lang);
  const total = text.pages.length;
  const pages = text.pages.map((original): PrintedTextPage => {
    const { page, isBlank } = original;
    const own = text.blocks
      .filter((block) => block.page === page)
      .flatMap((block) => printedBlocks(block, phrases).map((printed) => ({ block, printed })));
    const printed = [
      ...own.map((one) => one.printed),
      ...notes.filter((note) => note.page === page).map((note) => noteOf(note.text, phrases)),
    ];
    const ratio = original.ratio ?? original.sheet?.ratio ?? usualRatio;
    const { placed, above } = placedBlocks(own, original.rotation);
    const missing = isBlank ? blankPage : nothingTranslated;
    const heading = `Translation from ${text.sourceLanguage} · page ${page} of ${total} of the original`;
    return {
      heading,
      continued: `${heading} (continued)`,
      blocks: printed.length > 0 ? printed : [{ id: '', kind: 'mark', lines: phrases(missing), outline: null }],
      placed,
      ratio,
      above,
    };
  });
  return {
    brand,
    title,
    notice,
    remark,
    size,
    date: [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()],
    textPages: pages,
  };
}

type ToPhrases = (value: string) => Phrase[];

/** A block's print; none for one that is empty. An untranslated block prints its source, marked as such. */
function printedBlocks(block: BlockContent, phrases: ToPhrases): PrintedTextBlock[] {
  const { id } = block;
  const isOpen = block.state === 'untranslated';
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const lines = phrases(block.target || (isOpen ? untranslated(block.source) : ''));
      return lines.length > 0 ? [{ id, kind: block.kind, lines }] : [];
    }
    case 'mark': {
      const lines = phrases(bracketed(block.target || (isOpen ? untranslated(block.source || block.mark) : '')));
      return lines.length > 0 ? [{ id, kind: 'mark', lines, outline: outlineOf(block) }] : [];
    }
    case 'note':
      return block.target.trim() === '' ? [] : [{ ...noteOf(block.target, phrases), id }];
    case 'field': {
      const { label, value } = isOpen ? openPair(block) : block.target;
      if (!label.trim() && !value.trim()) return [];
      return [{ id, kind: 'field', label: phrases(label), value: phrases(value), ...pairOf(block) }];
    }
    case 'table': {
      const rows = isOpen ? openRows(block) : block.target.rows;
      const columns = Math.max(0, ...rows.map((row) => row.length));
      if (columns === 0 || !rows.some((row) => row.some((cell) => cell.trim() !== ''))) return [];
      const whole = rows.map((row) => Array.from({ length: columns }, (_, index) => phrases(row[index] ?? '')));
      const shares = block.columns?.length === columns ? block.columns : null;
      const { isRuled = true } = block;
      return [
        { id, kind: 'table', rows: whole, widths: widthsOf(whole, columns), hasHead: hasHead(rows), shares, isRuled },
      ];
    }
  }
}

function openPair({ source, target }: BlockContent & { kind: 'field' }): { label: string; value: string } {
  const either = (done: string, open: string): string => done || (open.trim() === '' ? '' : untranslated(open));
  return { label: either(target.label, source.label), value: either(target.value, source.value) };
}

function openRows({ source, target }: BlockContent & { kind: 'table' }): string[][] {
  return source.rows.map((row, at) =>
    row.map((cell, column) => target.rows[at]?.[column] || (cell.trim() === '' ? '' : untranslated(cell))),
  );
}

function noteOf(text: string, phrases: ToPhrases): PrintedTextBlock {
  return { id: '', kind: 'note', label: noteLabel, lines: phrases(text) };
}

/** Words about a mark are set in brackets; what is bracketed already stays as it is. */
function bracketed(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /^\[[^]*\]$/.test(trimmed) ? trimmed : `[${trimmed}]`;
}

/** A line each, with the language that selects its fonts and direction; empty lines are dropped. */
function phrasesOf(text: string, source: SourceTag | TypedTag): Phrase[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/u)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
    .map((value) => ({ value, lang: languageOfLine(value, source) }));
}

/** A line is set from right to left only if no Latin letter stands in it. */
function languageOfLine(line: string, source: SourceTag | TypedTag): string {
  const asian = source === 'zh' || source === 'zh-Hant' || source === 'ko' ? source : 'ja';
  if (/[\p{Script=Hangul}]/u.test(line)) return 'ko';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) return asian;
  const script = languageOfScript(line);
  if (script !== undefined) return script;
  if (/\p{Script=Latin}/u.test(line)) return 'en';
  if (/\p{Script=Hebrew}/u.test(line)) return 'he';
  if (!/\p{Script=Arabic}/u.test(line)) return 'en';
  return source === 'fa' || source === 'ur' ? source : 'ar';
}

/** Figures in groups, such as the 32 of a Brazilian registration; see `spaced-number` in `templates/text.typ`. */
const numberGroups = /[0-9][0-9.,/-]*(?: [0-9][0-9.,/-]*)*/gu;

/** Longest word, longest number in groups and longest cell of each column, from which the template measures the widths. */
function widthsOf(rows: readonly (readonly Phrase[][])[], columns: number) {
  return Array.from({ length: columns }, (_, column) => {
    const lines = rows.flatMap((row) => (row[column] ?? []).map(({ value }) => value));
    return {
      word: longest(lines.flatMap((line) => line.split(/\s+/u))),
      number: longest(lines.flatMap((line) => line.match(numberGroups)?.filter((found) => found.includes(' ')) ?? [])),
      cell: longest(lines),
    };
  });
}

function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (visualLength(text) > visualLength(most) ? text : most), '');
}

/** Whether the first row names the columns: words without figures, above at least two rows. */
function hasHead(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows;
  return others.length >= 2 && first.length > 1 && first.every((cell) => /\p{L}/u.test(cell) && !/\p{N}/u.test(cell));
}

/** Texts that the printed file must contain, without the headings of its pages. */
export function textsOf({ textPages }: Pick<TextJob, 'textPages'>): string[] {
  return textPages.flatMap(({ blocks }) => blocks.flatMap((block) => phrasesIn(block).map(({ value }) => value)));
}

function phrasesIn(block: PrintedTextBlock): readonly Phrase[] {
  switch (block.kind) {
    case 'field':
      return [...block.label, ...block.value];
    case 'table':
      return block.rows.flat(2);
    case 'heading':
    case 'paragraph':
    case 'mark':
    case 'note':
      return block.lines;
  }
}

/** Place of an unprintable letter, from its path in the job, in words for staff; no block for a note of the print. */
export function placeOfLetter({ path }: UnprintableLetter, job: TextJob): { field: string; blockId: string } {
  const [, page, block, rest = ''] = /^textPages\.(\d+)\.blocks\.(\d+)\.(.*)$/u.exec(path) ?? [];
  if (page === undefined || block === undefined) return { field: 'the title of the text', blockId: '' };
  const found = job.textPages[Number(page)]?.blocks[Number(block)];
  const row = /^rows\.(\d+)\.(\d+)/u.exec(rest);
  const where = row
    ? `row ${Number(row[1]) + 1}, column ${Number(row[2]) + 1} of the table`
    : `the ${found?.kind ?? 'text'}`;
  return {
    field: `page ${Number(page) + 1}, ${where} at place ${Number(block) + 1}`,
    blockId: found?.id ?? '',
  };
}

/** SHA-256 of a text's content: pages and blocks in order, without authors and times. */
export function textSha256({ pages, blocks }: Pick<TranslationText, 'pages' | 'blocks'>): string {
  const said = {
    pages: pages.map(({ page, isBlank }) => [page, isBlank]),
    blocks: blocks.map((block) => [
      block.id,
      block.page,
      block.kind,
      block.kind === 'note' ? null : block.source,
      block.target,
    ]),
  };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
