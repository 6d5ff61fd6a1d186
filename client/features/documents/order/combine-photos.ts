import { limits } from '#shared/limits.ts';
import { ClientError } from '#client/lib/error-message.ts';
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
    const image = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // Transparent pixels would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('no picture');
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } catch (cause) {
    throw new ClientError('IMAGE_PROCESSING', { cause });
  }
}
