import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { SitePicture } from '#shared/schemas/site.ts';
import { findPicture, insertPicture } from './queries.ts';

/*
 * Pictures of the site: logo and icon.
 * Promises: what is served was encoded here from pixels, so nothing of an upload's structure, scripts or metadata remains.
 * Never: an SVG that loads or runs anything; more than the bytes below in memory.
 */

export const pictureUses = ['logo', 'favicon'] as const;
export type PictureUse = (typeof pictureUses)[number];

const maxBytes = 2 * 1024 * 1024;
/** Of an SVG, which is text. */
const maxSvgBytes = 256 * 1024;
const maxPixels = 16_000_000;
/** Twice the size at which a page shows it. */
const sizes = {
  logo: { width: 640, height: 160, fit: 'inside', withoutEnlargement: true },
  favicon: { width: 512, height: 512, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } },
} as const;

const magics = ['89504e470d0a1a0a', 'ffd8ff', '52494646'];
/** Scripts, handlers, other files and entities; `#id` references stay within the picture. */
const activeSvg =
  /<!doctype|<!entity|<\?xml-stylesheet|<script|<foreignobject|<iframe|<image|<style|\son[a-z]+\s*=|javascript:|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i;

/** Stores a picture of the site. Throws SITE_PICTURE for another type, a larger one, and one that cannot be decoded. */
export async function storePicture(
  deps: Pick<Deps, 'db'>,
  { body, contentLength, use }: { body: Readable; contentLength: string | undefined; use: PictureUse },
): Promise<SitePicture> {
  const length = Number(contentLength);
  if (!Number.isSafeInteger(length) || length < 1 || length > maxBytes) throw new AppError('SITE_PICTURE');
  const { bytes, width, height } = await encode(await readBounded(body), use);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertPicture(deps.db, { sha256, bytes, width, height });
  return { sha256, width, height };
}

/** Throws SITE_PICTURE_UNKNOWN for a picture that was not uploaded. */
export async function requirePictures(
  deps: Pick<Deps, 'db'>,
  pictures: readonly (SitePicture | null)[],
): Promise<void> {
  for (const picture of pictures) {
    if (picture && !(await findPicture(deps.db, picture.sha256))) throw new AppError('SITE_PICTURE_UNKNOWN');
  }
}

async function readBounded(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError('SITE_PICTURE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function encode(upload: Buffer, use: PictureUse): Promise<{ bytes: Buffer; width: number; height: number }> {
  const head = upload.subarray(0, 8).toString('hex');
  if (!magics.some((magic) => head.startsWith(magic))) requirePlainSvg(upload);
  // Loaded on demand: libvips takes 20 MB, and logos are rare.
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(upload, { failOn: 'error', limitInputPixels: maxPixels, density: 192 })
      .timeout({ seconds: 5 })
      .autoOrient()
      .resize(sizes[use])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('SITE_PICTURE', { cause: error });
  }
}

function requirePlainSvg(upload: Buffer): void {
  if (upload.length > maxSvgBytes) throw new AppError('SITE_PICTURE');
  const text = new TextDecoder('utf-8', { fatal: false }).decode(upload);
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text) || activeSvg.test(text)) {
    throw new AppError('SITE_PICTURE');
  }
}
