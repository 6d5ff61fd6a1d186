import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the worker globally, so that pdfjs runs it in this process.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Opens PDFs with pdfjs. Time and memory are unbounded: run it only in a process with limits on both. */

/** Copied here by the build: pdfjs is bundled and not installed in production. */
const assets = existsSync(path.join(import.meta.dirname, 'cmaps'))
  ? import.meta.dirname
  : path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Hands the document to `work` and closes it afterwards. Rejects on a damaged file. */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    // pdfjs takes the buffer over.
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: `${assets}/wasm/`,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** pdfjs leaves its type open. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
}

/** Draws the page on white. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  scale: number,
): Promise<{ canvas: Canvas; context: SKRSContext2D }> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.ceil(side)));
  const drawn = (pdf.canvasFactory as CanvasFactory).create(width ?? 1, height ?? 1);
  await page.render({ canvas: drawn.canvas, viewport, background: '#fff' }).promise;
  return drawn;
}
