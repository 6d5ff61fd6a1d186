import { webcrypto } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '#server/errors.ts';
import { detectType, isHeic, type IncomingFile } from '#server/features/documents/file-type.ts';
import type { Uploader } from '#server/platform/rate-limit/uploader.ts';
import { limits } from '#shared/limits.ts';
import { convertPhoto, countPages, pageCountError, preparePageCount, type PageCount } from './page-count.ts';

/** Parses `Content-Length` into bytes. Throws FILE_LENGTH_REQUIRED, FILE_EMPTY, FILE_TOO_LARGE. */
export function parseContentLength(contentLength: string | undefined): number {
  if (contentLength === undefined || !/^\d+$/.test(contentLength)) throw new AppError('FILE_LENGTH_REQUIRED');
  const announced = Number(contentLength);
  if (announced >= limits.fileBytes) throw new AppError('FILE_TOO_LARGE');
  if (announced === 0) throw new AppError('FILE_EMPTY');
  return announced;
}

/**
 * Reads a body of the announced length, at most just under 10 MB, into one buffer.
 * Throws FILE_LENGTH_REQUIRED, FILE_EMPTY, FILE_TOO_LARGE, FILE_INCOMPLETE.
 */
export async function readBody(body: Readable, contentLength: string | undefined): Promise<Buffer> {
  const announced = parseContentLength(contentLength);
  // The child starts while the file is transferred.
  preparePageCount();
  // Uninitialized: the OS commits pages as they are written, so an announced length alone takes no memory.
  const bytes = Buffer.allocUnsafeSlow(announced);
  let length = 0;
  try {
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('the body must yield buffers');
      if (length + chunk.length > announced) throw new AppError('FILE_INCOMPLETE');
      length += chunk.copy(bytes, length);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The client disconnected, which must not be logged as a server error.
    throw new AppError('FILE_INCOMPLETE', { cause: error });
  }
  if (length !== announced) throw new AppError('FILE_INCOMPLETE');
  return bytes;
}

/** SHA-256 in hex, computed on the thread pool. */
export async function hash(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * Detects the type and counts the pages, charged to the uploader.
 * Throws UPLOAD_BUSY, FILE_TYPE, FILE_HEIC, PDF_* and IMAGE_*.
 */
export async function checkFile(bytes: Buffer, uploader?: Uploader): Promise<IncomingFile> {
  if (isHeic(bytes)) return checkPhoto(bytes, uploader);
  const mimetype = await detectType(bytes);
  if (!mimetype) throw new AppError('FILE_TYPE');
  const { pages, viewerPages } = requireCounted(await countPages(bytes, mimetype, uploader));
  return { bytes, mimetype, pages, viewerPages, sha256: await hash(bytes) };
}

/** Phone photos continue as JPEG, since viewers, the reader and printing do not support HEIC. */
async function checkPhoto(photo: Buffer, uploader?: Uploader): Promise<IncomingFile> {
  const { pages, viewerPages, jpeg = '' } = requireCounted(await convertPhoto(photo, uploader));
  const bytes = Buffer.from(jpeg, 'base64');
  return { bytes, mimetype: 'image/jpeg', pages, viewerPages, sha256: await hash(bytes) };
}

function requireCounted(counted: PageCount): Extract<PageCount, { ok: true }> {
  if (counted.ok) return counted;
  const { code, details } = pageCountError(counted);
  throw new AppError(code, { details });
}
