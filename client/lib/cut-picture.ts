import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { BuiltAssets } from '#client/ui/viewer/pdf-assets.ts';

/** Cuts a place out of a page, for a picture of bounded size. Import dynamically: pdf.js is large. */

GlobalWorkerOptions.workerSrc = workerUrl;

export interface Place {
  /** From 1. */
  page: number;
  /** In fractions of the page as a viewer shows it; null for the whole page. */
  box: { x: number; y: number; width: number; height: number } | null;
  /** Clockwise quarter turns that set the page upright; none by default. */
  turns?: number;
}

/** Of the page, shown around the place so that it can be found. */
const margin = { x: 0.04, y: 0.025 };
/** Tried in turn until the picture fits; in pixels. */
const widths = [1000, 700, 450, 300];
const outline = '#b42318';

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a region of a page, given in fractions, at `width` pixels. */
type Draw = (region: Region, width: number) => Promise<HTMLCanvasElement>;

/** Base64 of a JPEG of at most `maxLength` characters; undefined where none fits. Throws for an unreadable file. */
export async function cutPicture(file: Blob, place: Place, maxLength: number): Promise<string | undefined> {
  const region = regionOf(place.box);
  const page = file.type === 'application/pdf' ? await openPdfPage(file, place.page) : await openImage(file);
  try {
    for (const width of widths) {
      const drawn = await page.draw(region, width);
      if (place.box) outlineBox(drawn, { region, box: place.box });
      const [, base64 = ''] = turned(drawn, place.turns ?? 0)
        .toDataURL('image/jpeg', 0.8)
        .split(',', 2);
      if (base64 !== '' && base64.length <= maxLength) return base64;
    }
    return undefined;
  } finally {
    await page.close();
  }
}

function regionOf(box: Place['box']): Region {
  if (!box) return { x: 0, y: 0, width: 1, height: 1 };
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [x, y] = [clamp(box.x - margin.x), clamp(box.y - margin.y)];
  const width = clamp(box.x + box.width + margin.x) - x;
  const height = clamp(box.y + box.height + margin.y) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: 1, height: 1 };
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function openPdfPage(file: Blob, number: number): Promise<{ draw: Draw; close: () => Promise<void> }> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, verbosity: 0, BinaryDataFactory: BuiltAssets, useWorkerFetch: false });
  const page = await (await task.promise).getPage(number);
  const whole = page.getViewport({ scale: 1 });
  return {
    async draw(region, width) {
      const scale = width / (whole.width * region.width);
      const viewport = page.getViewport({
        scale,
        offsetX: -region.x * whole.width * scale,
        offsetY: -region.y * whole.height * scale,
      });
      const { canvas } = canvasOf(width, region.height * whole.height * scale);
      await page.render({ canvas, viewport }).promise;
      return canvas;
    },
    close: () => task.destroy(),
  };
}

async function openImage(file: Blob): Promise<{ draw: Draw; close: () => Promise<void> }> {
  const image = await createImageBitmap(file);
  return {
    draw(region, width) {
      const source = { width: region.width * image.width, height: region.height * image.height };
      const scale = Math.min(1, width / source.width);
      const { canvas, context } = canvasOf(source.width * scale, source.height * scale);
      context.drawImage(
        image,
        region.x * image.width,
        region.y * image.height,
        source.width,
        source.height,
        0,
        0,
        canvas.width,
        canvas.height,
      );
      return Promise.resolve(canvas);
    },
    close() {
      image.close();
      return Promise.resolve();
    },
  };
}

function outlineBox(canvas: HTMLCanvasElement, { region, box }: { region: Region; box: Region }): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const across = canvas.width / region.width;
  const down = canvas.height / region.height;
  context.strokeStyle = outline;
  context.lineWidth = Math.max(2, canvas.width / 300);
  context.strokeRect((box.x - region.x) * across, (box.y - region.y) * down, box.width * across, box.height * down);
}

function turned(canvas: HTMLCanvasElement, turns: number): HTMLCanvasElement {
  const quarter = ((turns % 4) + 4) % 4;
  if (quarter === 0) return canvas;
  const isSideways = quarter % 2 === 1;
  const { width, height } = canvas;
  const { canvas: result, context } = canvasOf(isSideways ? height : width, isSideways ? width : height);
  context.translate(result.width / 2, result.height / 2);
  context.rotate((quarter * Math.PI) / 2);
  context.drawImage(canvas, -width / 2, -height / 2);
  return result;
}
