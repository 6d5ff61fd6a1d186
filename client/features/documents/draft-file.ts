import { fileExtension, hasAcceptedExtension, isAcceptedMimeType } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { ClientError } from '../../lib/error-message.ts';

/** What the browser can tell of a chosen file. The server decides again, by the bytes. */

export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** "Under 10 MB", as a greatest size. */
export const largestFile = limits.fileBytes - 1;

export interface FileFacts {
  pages: number;
  /** The first page, as an address for an image. */
  thumbnail: string;
}

const thumbnailWidth = 160;

/** Throws FILE_TYPE, FILE_TOO_LARGE or FILE_EMPTY. */
export function checkFile(file: File): void {
  if (!hasAcceptedExtension(file.name) || (file.type !== '' && !isAcceptedMimeType(file.type))) {
    throw new ClientError('FILE_TYPE');
  }
  if (file.size > largestFile) throw new ClientError('FILE_TOO_LARGE');
  if (file.size === 0) throw new ClientError('FILE_EMPTY');
}

/** Pages and first page. Throws the codes of a PDF that cannot be read, IMAGE_PROCESSING, PDF_PROCESSING. */
export async function readFile(file: File): Promise<FileFacts> {
  if (fileExtension(file.name) === 'pdf') return readPdfLazily(file);
  try {
    return { pages: 1, thumbnail: await drawImage(file) };
  } catch (cause) {
    throw new ClientError('IMAGE_PROCESSING', { cause });
  }
}

async function readPdfLazily(file: File): Promise<FileFacts> {
  const { readPdf } = await import('../../lib/pdf.ts').catch((cause: unknown) => {
    throw new ClientError('PDF_PROCESSING', { cause });
  });
  return readPdf(file, thumbnailWidth);
}

async function drawImage(file: File): Promise<string> {
  const image = await createImageBitmap(file, { resizeWidth: thumbnailWidth, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  return canvas.toDataURL('image/jpeg');
}
