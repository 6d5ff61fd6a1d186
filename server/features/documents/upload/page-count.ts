import type { AcceptedMimeType } from '#shared/files.ts';
import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { findPdfHeader } from './file-type.ts';
import { readImage } from './image-size.ts';
import { PageCountPool } from './page-count-pool.ts';
import { unreadable, type PageCount } from './page-tree.ts';

export type { PageCount } from './page-tree.ts';

const pool = new PageCountPool();

/** What an image's structure already rules out, before a pixel is decoded. */
function findImageFault(bytes: Uint8Array, mimeType: AcceptedMimeType): PageCount | undefined {
  const image = readImage(bytes, mimeType);
  if (image === undefined) return { ok: false, reason: 'unreadable-image' };
  if (image.width * image.height > limits.imagePixels) return { ok: false, reason: 'image-too-large' };
  return image.isAnimated ? { ok: false, reason: 'animated-image' } : undefined;
}

async function countImage(
  bytes: Uint8Array,
  mimeType: AcceptedMimeType,
  payers?: readonly string[],
): Promise<PageCount> {
  const decoded = findImageFault(bytes, mimeType) ?? (await pool.count(bytes, payers));
  return !decoded.ok && decoded.reason === 'too-costly' ? { ...decoded, reason: 'unreadable-image' } : decoded;
}

/**
 * Pages to be charged for: 1 to 50 of a PDF, as viewers show them; 1 for an image that can be decoded. Rejects with
 * UPLOAD_BUSY only.
 * A hostile file costs at most 3 seconds and 384 MB of another process. `payers`, a person and their network,
 * share the counting time fairly with all others.
 */
export async function countPages(
  bytes: Uint8Array,
  mimeType: AcceptedMimeType,
  payers?: readonly string[],
): Promise<PageCount> {
  if (mimeType !== 'application/pdf') return countImage(bytes, mimeType, payers);
  const header = findPdfHeader(bytes);
  if (header === undefined) return unreadable('the file is damaged or is not a PDF');
  // Offsets count from the header, wherever it stands.
  return pool.count(bytes.subarray(header), payers);
}

/** Starts the process that counts pages while a file is still arriving. */
export function preparePageCount(): void {
  pool.warmUp();
}

/** Ends the processes that count pages, at shutdown. The next count starts them again. */
export function stopPageCounting(): void {
  pool.stop();
}

/** Process ids of the children that live, for observation. */
export function pageCountProcesses(): readonly number[] {
  return pool.pids;
}

/** What the customer is told when pages cannot be counted. */
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
    case 'image-too-large':
      return { code: 'IMAGE_TOO_LARGE', details: {} };
    case 'animated-image':
      return { code: 'IMAGE_ANIMATED', details: {} };
  }
}
