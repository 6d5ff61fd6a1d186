import type { Uploader } from '#server/platform/rate-limit/uploader.ts';
import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import type { AcceptedMimeType } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { findPdfHeader } from '../file-type.ts';
import { readImage } from './image-size.ts';
import { PageCountPool, photoLimits } from './page-count-pool.ts';
import { unreadable, type PageCount } from './page-tree.ts';

export type { PageCount } from './page-tree.ts';

const pool = new PageCountPool();

/** Rejects an image by its structure, before a pixel is decoded. */
function findImageFailure(bytes: Uint8Array, mimeType: AcceptedMimeType): PageCount | undefined {
  const image = readImage(bytes, mimeType);
  if (image === undefined) return { ok: false, reason: 'unreadable-image' };
  if (image.width * image.height > limits.imagePixels) return { ok: false, reason: 'image-too-large' };
  return image.isAnimated ? { ok: false, reason: 'animated-image' } : undefined;
}

async function countImage(bytes: Uint8Array, mimeType: AcceptedMimeType, uploader?: Uploader): Promise<PageCount> {
  const decoded = findImageFailure(bytes, mimeType) ?? (await pool.count(bytes, uploader));
  return !decoded.ok && decoded.reason === 'too-costly' ? { ...decoded, reason: 'unreadable-image' } : decoded;
}

/**
 * Counts billable pages: 1 to 50 of a PDF, as viewers show them; 1 for an image that decodes. Runs in a child process within 3
 * seconds of CPU and 384 MB, charged to the uploader. Rejects with UPLOAD_BUSY only.
 */
export async function countPages(
  bytes: Uint8Array,
  mimeType: AcceptedMimeType,
  uploader?: Uploader,
): Promise<PageCount> {
  if (mimeType !== 'application/pdf') return countImage(bytes, mimeType, uploader);
  const header = findPdfHeader(bytes);
  if (header === undefined) return unreadable('the file is damaged or is not a PDF');
  // Offsets in the file count from the header.
  return pool.count(bytes.subarray(header), uploader);
}

/**
 * Converts a phone photo in HEIC to JPEG in such a process, within more time and memory: its decoder is slower than those of
 * other images. Rejects with UPLOAD_BUSY only.
 */
export async function convertPhoto(bytes: Uint8Array, uploader?: Uploader): Promise<PageCount> {
  const converted = await pool.count(bytes, uploader, photoLimits);
  return !converted.ok && converted.reason === 'too-costly' ? { ...converted, reason: 'unreadable-photo' } : converted;
}

/** Starts a child process while the upload is still being received. */
export function preparePageCount(): void {
  pool.warmUp();
}

/** Kills the child processes, at shutdown. The next count starts another. */
export function stopPageCounting(): void {
  pool.stop();
}

/** Process ids of live children, for tests and monitoring. */
export function pageCountProcesses(): readonly number[] {
  return pool.pids;
}

/** The error code and details of a failed count. */
export function pageCountError(failure: Extract<PageCount, { ok: false }>): { code: ErrorCode; details: ErrorDetails } {
  switch (failure.reason) {
    case 'encrypted':
      return { code: 'PDF_ENCRYPTED', details: {} };
    case 'no-pages':
      return { code: 'PDF_NO_PAGES', details: {} };
    case 'too-many-pages':
      return { code: 'PDF_TOO_MANY_PAGES', details: {} };
    case 'unreadable':
      return { code: 'PDF_UNREADABLE', details: { reason: failure.detail ?? 'the file is damaged' } };
    case 'unusual':
      return { code: 'PDF_UNUSUAL', details: {} };
    case 'too-costly':
      return { code: 'PDF_PROCESSING', details: {} };
    case 'unreadable-image':
      return { code: 'IMAGE_PROCESSING', details: {} };
    case 'unreadable-photo':
      return { code: 'FILE_HEIC', details: {} };
    case 'image-too-large':
      return { code: 'IMAGE_TOO_LARGE', details: {} };
    case 'animated-image':
      return { code: 'IMAGE_ANIMATED', details: {} };
  }
}
