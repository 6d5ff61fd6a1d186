import type { Canvas } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the worker globally, so that pdfjs runs it in this process.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Draws the first page of a PDF. Run it only in a process with limits on time and memory. */

/** Copied here by the build: pdfjs is bundled and not installed in production. */
const assets = existsSync(path.join(import.meta.dirname, 'cmaps'))
  ? import.meta.dirname
  : path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Whatever the PDF claims its page to measure. */
const maxPixels = 2_000_000;

/** pdfjs leaves its type open. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas };
}

/** A PNG about `width` pixels wide. Rejects on a damaged file. */
export async function drawFirstPdfPage(bytes: Uint8Array, width: number): Promise<Buffer> {
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
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const view = page.getViewport({ scale: 1 });
    const scale = Math.min(width / view.width, Math.sqrt(maxPixels / (view.width * view.height)));
    const viewport = page.getViewport({ scale });
    const factory = pdf.canvasFactory as CanvasFactory;
    const { canvas } = factory.create(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
    await page.render({ canvas, viewport, background: '#fff' }).promise;
    return await canvas.encode('png');
  } finally {
    await task.destroy();
  }
}
