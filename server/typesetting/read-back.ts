import { PDF } from '@libpdf/core';
import { maxSheetPages } from './act-pages.ts';
import { composed } from './coverage.ts';
import { PrintError } from './print-error.ts';

/** Verifies a printed file with another PDF engine than the one that wrote it. */

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
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
  const lines = certificate.flatMap((page) => page.extractText().lines.map((line) => line.text));
  const asExtracted = squeezed(lines.join(''));
  const fromRight = unmarked(lines.map(readFromRight).join(''));
  // Extraction interleaves the lines of neighboring columns and reorders mixed directions: then each word is looked up.
  const isFound = (text: string): boolean =>
    rightToLeft.test(text) ? fromRight.includes(unmarked(text)) : asExtracted.includes(squeezed(text));
  const missing = texts.filter((text) => !isFound(text) && !wordsOf(text).every(isFound));
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are missing`);
  return found;
}
