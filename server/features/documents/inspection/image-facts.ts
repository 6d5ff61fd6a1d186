import sharp from 'sharp';
import type { FileFacts } from '#shared/certificate/findings.ts';
import { limits } from '#shared/limits.ts';
import { isBlankRaster, rasterSide } from './ink.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Reads an image as the one page it is. Call it only where time and memory are watched. Rejects on a bad file. */
export async function readImageFacts(bytes: Uint8Array): Promise<FileFacts> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: limits.imagePixels })
    .flatten({ background: '#fff' })
    .resize({ width: rasterSide, height: rasterSide, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlank = isBlankRaster({ width: info.width, height: info.height, luma: data });
  return { pages: 1, blankPages: isBlank ? [1] : [], draftStatement: undefined };
}
