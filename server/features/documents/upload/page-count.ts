import type { AcceptedMimeType } from '#shared/files.ts';
import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import { readImageSize } from './image-size.ts';
import { PageCountPool } from './page-count-pool.ts';
import type { PageCount } from './page-tree.ts';

export type { PageCount } from './page-tree.ts';

const pool = new PageCountPool();

/**
 * Pages to be charged for: 1 to 50 of a PDF, walked rather than claimed; 1 for an image that can be decoded. Never rejects.
 * A hostile file costs at most 3 seconds and 384 MB of another process. `owner` keeps one person's files from delaying
 * everybody else's.
 */
export async function countPages(bytes: Uint8Array, mimeType: AcceptedMimeType, owner?: string): Promise<PageCount> {
  if (mimeType !== 'application/pdf') {
    const isDecodable = readImageSize(bytes, mimeType) !== undefined;
    return isDecodable ? { ok: true, pages: 1 } : { ok: false, reason: 'unreadable-image' };
  }
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 5)).toString('latin1') !== '%PDF-') {
    return { ok: false, reason: 'unreadable', detail: 'the file is damaged or is not a PDF' };
  }
  return pool.count(bytes, owner);
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
    case 'too-costly':
      return { code: 'PDF_PROCESSING', details: {} };
    case 'unreadable-image':
      return { code: 'IMAGE_PROCESSING', details: {} };
  }
}
