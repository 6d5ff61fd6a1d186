import { degrees, PDF, rgb } from '@libpdf/core';
import { PrintError } from './print-error.ts';
import type { CopyJob, Printed } from './print-job.ts';

/** Of a capital letter or a digit in Helvetica, in em. */
const capitalWidth = 0.7;

/** Copies the pages of a delivered file, without its signature and attachments, and marks each as a copy. */
export async function watermark({ watermarked, title, mark, line }: CopyJob): Promise<Printed> {
  const source = await PDF.load(watermarked).catch((error: unknown) => {
    throw new PrintError('source-unreadable', String(error));
  });
  const copy = PDF.create();
  const total = source.getPageCount();
  const pages = await copy.copyPagesFrom(
    source,
    Array.from({ length: total }, (_, index) => index),
    { includeAnnotations: false },
  );
  for (const [index, page] of pages.entries()) {
    const { width, height } = page;
    const size = Math.min(44, (width * 0.8) / (mark.length * capitalWidth));
    page.drawText(mark, {
      x: width * 0.14,
      y: height * 0.3,
      size,
      color: rgb(0.45, 0.47, 0.52),
      opacity: 0.16,
      rotate: degrees(45),
    });
    const foot = `${line} Page ${index + 1} of ${total}.`;
    page.drawText(foot, { x: 18, y: height - 14, size: 7, color: rgb(0.6, 0.1, 0.1) });
  }
  copy.setTitle(title, { showInWindowTitleBar: true });
  return { pdf: await copy.save(), pages: total, sourcePages: total, copyPages: 0, toBeSigned: null };
}
