import fs from 'node:fs/promises';
import path from 'node:path';
import { getDocument, type PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { z } from 'zod';

/** Page pictures of a PDF, in the sizes that the pages show. */

/** Shown in up to 480 CSS pixels, and opened at reading size. */
const largest = 960;
const widths = [480, largest] as const;

interface Sheet {
  canvas: { toBuffer: (type: 'image/png') => Buffer };
  context: object;
}

/** A page whose `render` needs no DOM types. */
interface DrawablePage {
  render(parameters: { canvas: null; canvasContext: object; viewport: PageViewport }): { promise: Promise<void> };
}

/** pdf.js creates its canvas with @napi-rs/canvas, which it brings, and types it as an object. */
const canvasFactory = z.custom<{ create: (width: number, height: number) => Sheet }>(
  (value) => typeof value === 'object' && value !== null && 'create' in value,
);

/** Writes `page-1-480.avif`, `page-1-480.webp` … for the first pages. */
export async function writePictures(pdf: Uint8Array, { folder, pages }: { folder: string; pages: number }) {
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  try {
    const document = await loading.promise;
    for (let number = 1; number <= Math.min(pages, document.numPages); number += 1) {
      const page = await document.getPage(number);
      const scale = largest / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const sheet = canvasFactory.parse(document.canvasFactory).create(viewport.width, viewport.height);
      const drawable: DrawablePage = page;
      await drawable.render({ canvas: null, canvasContext: sheet.context, viewport }).promise;
      const png = sheet.canvas.toBuffer('image/png');
      for (const width of widths) {
        const picture = sharp(png).resize({ width });
        const file = path.join(folder, `page-${number}-${width}`);
        await fs.writeFile(`${file}.avif`, await picture.clone().avif({ quality: 52, effort: 2 }).toBuffer());
        await fs.writeFile(`${file}.webp`, await picture.clone().webp({ quality: 74 }).toBuffer());
      }
    }
  } finally {
    await loading.destroy();
  }
}
