import sharp from 'sharp';
import type { FileFacts } from '#shared/certificate/findings.ts';
import { limits } from '#shared/limits.ts';
import { isBlankRaster, maxRasterSide } from '../blank-raster.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Inspects an image as one page. Run it only in a process with limits on time and memory. Rejects on a damaged file. */
export async function readImageFacts(bytes: Uint8Array): Promise<FileFacts> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: limits.imagePixels })
    .flatten({ background: '#fff' })
    .resize({ width: maxRasterSide, height: maxRasterSide, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlank = isBlankRaster({ width: info.width, height: info.height, luma: data });
  return { pages: 1, blankPages: isBlank ? [1] : [], draftStatement: undefined };
}
