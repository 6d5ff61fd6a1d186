import { getDocument, OPS, type PDFPageProxy, type PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { BuiltAssets } from '#client/ui/viewer/pdf-assets.ts';

/** Pages of a PDF that are pictures of sheets, as scanners and phones make them. Import dynamically: pdf.js is large. */

/** Share of the page that its largest picture covers; text that recognition laid over it does not count. */
const minCovered = 0.7;
type Matrix = readonly [number, number, number, number, number, number];

/**
 * Draws the first image-only pages, `width` pixels wide, in a worker that the caller terminates. Stops at a read error.
 */
export async function* drawPictures(
  file: File,
  { width, maxPages, worker }: { width: number; maxPages: number; worker: PDFWorker },
): AsyncGenerator<ImageBitmap> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, worker, verbosity: 0, BinaryDataFactory: BuiltAssets, useWorkerFetch: false });
  try {
    const document = await task.promise;
    for (let number = 1; number <= Math.min(maxPages, document.numPages); number += 1) {
      const page = await document.getPage(number);
      const { width: natural, height } = page.getViewport({ scale: 1 });
      if ((await largestPicture(page)) < minCovered * natural * height) continue;
      const viewport = page.getViewport({ scale: width / natural });
      const canvas = window.document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      yield await createImageBitmap(canvas);
    }
  } catch (error) {
    console.warn('The pages could not be drawn', error);
  }
}

/** Area of the largest picture on a page, in its units squared: a picture fills the unit square of its matrix. */
async function largestPicture(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let area = 1;
  let largest = 0;
  const saved: number[] = [];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.save) saved.push(area);
    else if (operator === OPS.restore) area = saved.pop() ?? 1;
    else if (operator === OPS.transform) {
      const [a, b, c, d] = argsArray[index] as Matrix;
      area *= Math.abs(a * d - b * c);
    } else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) {
      largest = Math.max(largest, area);
    } else if (operator === OPS.paintImageMaskXObject) largest = Math.max(largest, area);
  });
  return largest;
}
