import { rememberedAdvice, type PageAdvice } from '#client/features/documents/photo-check/page-advice.ts';
import { ClientError } from '#client/lib/error-message.ts';
import { fileExtension, hasAcceptedExtension, isAcceptedMimeType } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import type { DraftFileFacts } from './draft.ts';

/** Checks and reads a chosen file in the browser. The server decides again, by its bytes. */

export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** The largest accepted size: under 10 MB. */
const largestFile = limits.fileBytes - 1;

const thumbnailWidth = 160;
const heicBrand = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Checks name and size. Throws FILE_TYPE, FILE_TOO_LARGE or FILE_EMPTY. */
export function validateFile(file: File): void {
  const isAccepted = hasAcceptedExtension(file.name) && (file.type === '' || isAcceptedMimeType(file.type));
  if (!isAccepted && !isHeic(file)) throw new ClientError('FILE_TYPE');
  checkSize(file);
}

function checkSize(file: File): void {
  if (file.size > largestFile) throw new ClientError('FILE_TOO_LARGE');
  if (file.size === 0) throw new ClientError('FILE_EMPTY');
}

/**
 * Reads page count, first page and probable language. Throws FILE_HEIC, IMAGE_PROCESSING, PDF_PROCESSING and the
 * codes of an unreadable PDF.
 */
export async function readFile(file: File): Promise<DraftFileFacts> {
  if (isHeic(file)) return readPhoto(file);
  if (fileExtension(file.name) !== 'pdf') return readImage(file);
  const { readPdf } = await import('#client/lib/pdf.ts').catch((cause: unknown) => {
    throw new ClientError('PDF_PROCESSING', { cause });
  });
  const { text, ...facts } = await readPdf(file, thumbnailWidth);
  return {
    file,
    ...facts,
    advice: rememberedAdvice(file),
    ...(await guess(text, file.name)),
  };
}

/** No guess without its code: the customer chooses language and kind. */
async function guess(text: string, filename: string): Promise<Pick<DraftFileFacts, 'proposal' | 'kind'>> {
  const [language, kind] = await Promise.all([
    import('./language-guess.ts').catch(() => undefined),
    import('./kind-guess.ts').catch(() => undefined),
  ]);
  return { proposal: language?.guessLanguage(text), kind: kind?.guessKind(text, filename) ?? null };
}

/** Pages of a file without its picture, for many at once. Throws as `validateFile` and `readFile` do. */
export async function countPages(file: File): Promise<number> {
  validateFile(file);
  if (fileExtension(file.name) !== 'pdf') return 1;
  const { countPdfPages } = await import('#client/lib/pdf.ts').catch((cause: unknown) => {
    throw new ClientError('PDF_PROCESSING', { cause });
  });
  return countPdfPages(file);
}

async function readImage(file: File): Promise<DraftFileFacts> {
  try {
    const image = await createImageBitmap(file, { resizeWidth: thumbnailWidth, resizeQuality: 'medium' });
    const thumbnail = draw(image).toDataURL('image/jpeg');
    return {
      file,
      pages: 1,
      thumbnail,
      advice: await adviceOn(file),
      ...(await guess('', file.name)),
    };
  } catch (cause) {
    throw new ClientError('IMAGE_PROCESSING', { cause });
  }
}

/** Empty if the check's code fails to load: advice must not block an order. */
async function adviceOn(file: File): Promise<PageAdvice[]> {
  const checker = await import('#client/features/documents/photo-check/check-photo.ts').catch(() => undefined);
  const advice = await checker?.checkPhoto(file);
  return advice ? [{ page: 1, ...advice }] : [];
}

function isHeic(file: File): boolean {
  return ['heic', 'heif'].includes(fileExtension(file.name)) || ['image/heic', 'image/heif'].includes(file.type);
}

/**
 * Few browsers decode HEIC; in the others the photo has no picture until the server has converted it. Throws FILE_HEIC
 * when the brand in the header is another.
 */
async function readPhoto(file: File): Promise<DraftFileFacts> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()));
  if (!heicBrand.test(head)) throw new ClientError('FILE_HEIC');
  return readImage(file).catch(() => ({ file, pages: 1, thumbnail: undefined, proposal: undefined }));
}

function draw(image: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  return canvas;
}
