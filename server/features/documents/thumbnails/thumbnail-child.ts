import sharp from 'sharp';
import { findPdfHeader } from '#server/features/documents/file-type.ts';
import { readFrames } from '#server/platform/processes/frames.ts';
import { limits } from '#shared/limits.ts';

/** Child process that draws first pages, so that a hostile file crashes this process instead of the server. */

export interface ChildAnswer {
  /** Base64; absent where the page cannot be drawn. */
  jpeg?: string;
}

/** Three times the width of a row's picture. */
const width = 240;
const maxHeight = 480;

sharp.concurrency(1);
sharp.cache(false);

/** In proportion, up to a limit for long strips. Metadata of the file, such as a place, is dropped. */
async function draw(file: Buffer): Promise<ChildAnswer> {
  const image = sharp(findPdfHeader(file) === undefined ? file : await drawPdf(file), {
    failOn: 'none',
    limitInputPixels: limits.imagePixels,
  });
  const { autoOrient } = await image.metadata();
  const height = Math.max(1, Math.min(maxHeight, Math.round((autoOrient.height * width) / autoOrient.width)));
  const jpeg = await image
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'cover', position: 'top' })
    .jpeg({ quality: 78 })
    .toBuffer();
  return { jpeg: jpeg.toString('base64') };
}

/** Loaded on demand: photos do not need it. */
async function drawPdf(file: Buffer): Promise<Buffer> {
  const { drawFirstPdfPage } = await import('./pdf-page-picture.ts');
  return drawFirstPdfPage(file.subarray(findPdfHeader(file)), width * 2);
}

process.on('disconnect', () => process.exit(0));

for await (const file of readFrames(process.stdin)) {
  process.send?.(await draw(file).catch((): ChildAnswer => ({})));
}
