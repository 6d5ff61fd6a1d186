import { PDF, type PDFPage } from '@libpdf/core';
import { maxSheetPages } from './act-pages.ts';
import { composed, decomposed } from './coverage.ts';
import { PrintError } from './print-error.ts';
import type { TextJob } from './print-job.ts';
import { textsOf } from './text-job.ts';

/** Verifies a printed file with a PDF engine other than the one that wrote it. */

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Scripts of South and Southeast Asia, whose signs stand around their letter: this engine orders them by place. */
const composing = /[\u0900-\u0DFF\u0E00-\u0EFF\u1780-\u17FF]/u;
const leftToRightRun = /[\p{Script=Latin}\p{N}]+/gu;

/** Without directional marks and whitespace, since long names wrap. */
function squeezed(text: string): string {
  return composed(text).replaceAll(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, '');
}

/** Base letters only: extraction may reorder vowel signs and joiners around their letter. */
const unmarked = (text: string): string => squeezed(text).replaceAll(/[\p{M}\u200C\u200D]/gu, '');
const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** A line extracted from left to right, in reading order. */
const readFromRight = (line: string): string => reversed(line).replaceAll(leftToRightRun, reversed);

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** Many long names make the certificate run over to further pages; a typeset notarial act follows it. */
const maxCertificatePages = 3 + maxSheetPages;

/**
 * Throws PrintError unless the file is a certificate followed by `placedPages` pages, and the certificate contains every text.
 * Returns the file's page count.
 */
export async function verifyPrinted(
  pdf: Uint8Array,
  { placedPages, texts }: { placedPages: number; texts: readonly string[] },
): Promise<number> {
  const document = await PDF.load(pdf);
  const found = document.getPageCount();
  const certificatePages = found - placedPages;
  if (certificatePages < 1 || certificatePages > maxCertificatePages) {
    throw new PrintError('read-back', `${found} pages over placed pages: ${placedPages}`);
  }
  const certificate = document.getPages().slice(0, certificatePages);
  const lines = linesOf(certificate);
  const missing = missingTexts(lines, texts);
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are missing`);
  const incomplete = texts.filter((text) => lostLetters(lines, text, /\p{M}/gu).length > 0);
  if (incomplete.length > 0)
    throw new PrintError('read-back', `${incomplete.length} texts lack vowel signs or accents`);
  return found;
}

/** Letters of the diagonal notice, which cross the lines, are larger than any other. */
const maxFontSize = 40;

export const linesOf = (pages: readonly PDFPage[]): string[] =>
  pages.flatMap((page) =>
    page.extractText().lines.map(({ text, spans }) => {
      const set = spans.filter(({ fontSize }) => fontSize < maxFontSize);
      return set.length === spans.length ? text : set.map((span) => span.text).join(' ');
    }),
  );

/** Extraction interleaves the lines of neighboring columns and reorders mixed directions: then each word is looked up. */
export function missingTexts(
  lines: readonly string[],
  texts: readonly string[],
  piecesOf: (text: string) => string[] = wordsOf,
): string[] {
  const asExtracted = squeezed(lines.join(''));
  const fromRight = unmarked(lines.map(readFromRight).join(''));
  const isFound = (text: string): boolean => {
    if (composing.test(text)) return lostLetters(lines, text, /[\p{L}\p{M}\p{N}]/gu).length === 0;
    return rightToLeft.test(text) ? fromRight.includes(unmarked(text)) : asExtracted.includes(squeezed(text));
  };
  return texts.filter((text) => !isFound(text) && !piecesOf(text).every(isFound));
}

/**
 * Throws PrintError unless the typeset text has all its pages, texts and letters, and none runs off the sheet. Returns the
 * file's page count.
 */
export async function verifyText(pdf: Uint8Array, job: Pick<TextJob, 'textPages'>): Promise<number> {
  const document = await PDF.load(pdf);
  const pages = document.getPages();
  if (pages.length < job.textPages.length) {
    throw new PrintError('read-back', `${pages.length} pages for ${job.textPages.length} of the original`);
  }
  const lines = pages.flatMap((page) => {
    const { width } = page.getMediaBox();
    return page.extractText().lines.map(({ text, bbox }) => {
      const isInside = bbox.x >= -1 && bbox.x + bbox.width <= width + 1;
      if (!isInside) throw new PrintError('read-back', `a line runs off page ${page.index + 1}`);
      return text;
    });
  });
  const texts = [...job.textPages.map(({ heading }) => heading), ...textsOf(job)];
  // Between columns, a long word is found in the pieces of either cut.
  const missing = missingTexts(lines, missingTexts(lines, texts, cutPieces(3)), cutPieces(8));
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are missing`);
  const lost = lostLetters(lines, texts.join(''), /[\p{L}\p{M}\p{N}]/gu);
  if (lost.length > 0) throw new PrintError('read-back', `${lost.length} letters are fewer than in the text`);
  return pages.length;
}

/** Throws PrintError unless the file shows every text. Returns its page count. */
export async function verifyTexts(pdf: Uint8Array, texts: readonly string[]): Promise<number> {
  const pages = (await PDF.load(pdf)).getPages();
  const missing = missingTexts(linesOf(pages), texts);
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are missing`);
  return pages.length;
}

/** Words, long ones in the pieces between which lines may break; see `templates/text.typ` and `cut-long-words`. */
function cutPieces(letters: number): (text: string) => string[] {
  return (text) =>
    text
      .split(/\s+/u)
      .flatMap((run) => (run.length < 6 ? wordsOf(run) : chunksOf(run.match(/\P{M}\p{M}*/gu) ?? [], letters)));
}

function chunksOf(letters: readonly string[], size: number): string[] {
  return letters.flatMap((_letter, at) => (at % size === 0 ? wordsOf(letters.slice(at, at + size).join('')) : []));
}

/** Letters of `text` that the lines have less often; order does not matter, so columns and directions do not either. */
function lostLetters(lines: readonly string[], text: string, letters: RegExp): string[] {
  const found = countLetters(lines.join(''), letters);
  return [...countLetters(text, letters)].flatMap(([letter, count]) =>
    (found.get(letter) ?? 0) < count ? [letter] : [],
  );
}

/** Signs are counted apart from their letters: extraction may separate them. */
function countLetters(text: string, letters: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of decomposed(text).match(letters) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
