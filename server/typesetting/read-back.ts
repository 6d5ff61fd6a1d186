import { PDF } from '@libpdf/core';
import { composed } from './coverage.ts';
import { PrintError } from './print-error.ts';

/** Reads a finished file with another engine than the one that wrote it. */

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRightRun = /[\p{Script=Latin}\p{N}]+/gu;

/** Without marks of direction and any white space: a wrapped name continues on the next line. */
function squeezed(text: string): string {
  return composed(text).replaceAll(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, '');
}

/** Letters alone: vowel signs and joiners are drawn in place but extracted anywhere around their letter. */
const unmarked = (text: string): string => squeezed(text).replaceAll(/[\p{M}\u200C\u200D]/gu, '');
const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** A line extracted from left to right, in reading order. */
const readFromRight = (line: string): string => reversed(line).replaceAll(leftToRightRun, reversed);

/** A certificate with many long names goes on to another page. */
const certificatePagesMax = 3;

/**
 * Throws unless the file has a certificate and then `sourcePages` pages, and each text stands whole on the certificate.
 * Returns the pages of the whole file.
 */
export async function verifyPrinted(
  pdf: Uint8Array,
  { sourcePages, texts }: { sourcePages: number; texts: readonly string[] },
): Promise<number> {
  const document = await PDF.load(pdf);
  const found = document.getPageCount();
  const certificatePages = found - sourcePages;
  if (certificatePages < 1 || certificatePages > certificatePagesMax) {
    throw new PrintError('read-back', `${found} pages over a source of ${sourcePages}`);
  }
  const certificate = document.getPages().slice(0, certificatePages);
  const lines = certificate.flatMap((page) => page.extractText().lines.map((line) => line.text));
  const asExtracted = squeezed(lines.join(''));
  const fromRight = unmarked(lines.map(readFromRight).join(''));
  const missing = texts.filter((wanted) =>
    rightToLeft.test(wanted) ? !fromRight.includes(unmarked(wanted)) : !asExtracted.includes(squeezed(wanted)),
  );
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are not whole`);
  return found;
}
