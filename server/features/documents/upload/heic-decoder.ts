import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { limits } from '#shared/limits.ts';
import type { PageCount } from './page-tree.ts';

/**
 * Converts phone photos in HEIC to JPEG, which every viewer and the reader of texts can open. Run it only in a process with
 * limits on time and memory.
 */

/** A page at 400 dpi; larger photos are scaled down, so that the JPEG stays below the size of a file. */
const maxSide = 4700;
const qualities = [90, 75, 60];

interface ImageTarget {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Upright: the decoder applies the photo's rotation. Other images of the file, such as a depth map, are dropped. */
export async function decodeHeic(bytes: Uint8Array): Promise<PageCount> {
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { ok: false, reason: 'unreadable-photo' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (width <= 0 || height <= 0) return { ok: false, reason: 'unreadable-photo' };
  if (width * height > limits.imagePixels) return { ok: false, reason: 'image-too-large' };
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const isShown = await new Promise<boolean>((resolve) => {
    image.display(target, (result) => resolve(result !== null));
  });
  for (const one of images) one.free();
  if (!isShown) return { ok: false, reason: 'unreadable-photo' };
  const jpeg = await encode(target);
  if (!jpeg) return { ok: false, reason: 'image-too-large' };
  return { ok: true, pages: 1, viewerPages: 1, jpeg: jpeg.toString('base64') };
}

async function encode({ data, width, height }: ImageTarget): Promise<Buffer | undefined> {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (const quality of qualities) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length < limits.fileBytes) return jpeg;
  }
  return undefined;
}
