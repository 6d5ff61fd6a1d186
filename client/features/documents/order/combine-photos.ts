import { ClientError } from '#client/lib/error-message.ts';
import { drawWithin, toJpeg } from '#client/lib/picture.ts';
import { limits } from '#shared/limits.ts';
import { writePhotoPdf, type PhotoPage } from './photo-pdf.ts';

/**
 * Makes several photos the pages of one document, in this browser: nothing is uploaded before the customer sees the price.
 * The photos are encoded again, upright and without the place they were taken at.
 */

/** Longest side in pixels and quality, until the whole is small enough. */
const attempts = [
  { side: 2800, quality: 0.85 },
  { side: 2200, quality: 0.75 },
  { side: 1700, quality: 0.65 },
] as const;

/** Throws IMAGE_PROCESSING for a photo that this browser cannot open, FILE_TOO_LARGE for too many. */
export async function combinePhotos(files: readonly File[]): Promise<File> {
  const [first] = files;
  for (const attempt of attempts) {
    const pages: PhotoPage[] = [];
    for (const file of files) pages.push(await toPage(file, attempt));
    const bytes = writePhotoPdf(pages);
    if (bytes.length >= limits.fileBytes) continue;
    const name = `${(first?.name ?? 'photos').replace(/\.[^.]+$/, '')}.pdf`;
    return new File([bytes], name, { type: 'application/pdf' });
  }
  throw new ClientError('FILE_TOO_LARGE');
}

async function toPage(file: File, { side, quality }: { side: number; quality: number }): Promise<PhotoPage> {
  try {
    const canvas = await drawWithin(file, { width: side, height: side });
    const jpeg = await toJpeg(canvas, quality);
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width: canvas.width, height: canvas.height };
  } catch (cause) {
    throw new ClientError('IMAGE_PROCESSING', { cause });
  }
}
