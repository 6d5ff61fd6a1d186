import { webcrypto } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AcceptedMimeType } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { AppError } from '#server/errors.ts';
import { detectType, typeError } from './file-type.ts';
import { countPages, pageCountError, preparePageCount } from './page-count.ts';

/** A file that came in and passed every check. */
export interface IncomingFile {
  bytes: Buffer;
  sha256: string;
  mimetype: AcceptedMimeType;
  pages: number;
  /** How many of them the product's viewer shows. */
  viewerPages: number;
}

/** The announced length in bytes, if it is one that is taken. Throws FILE_LENGTH_REQUIRED, FILE_EMPTY, FILE_TOO_LARGE. */
export function readLength(contentLength: string | undefined): number {
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
  const announced = readLength(contentLength);
  // The child starts while the file is transferred.
  preparePageCount();
  // The system provides memory as it is written to: an announced length alone takes none.
  const bytes = Buffer.allocUnsafeSlow(announced);
  let length = 0;
  try {
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('a body is made of bytes');
      if (length + chunk.length > announced) throw new AppError('FILE_INCOMPLETE');
      length += chunk.copy(bytes, length);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The sender went away: nobody reads this answer, but the log should not call it a fault of ours.
    throw new AppError('FILE_INCOMPLETE', { cause: error });
  }
  if (length !== announced) throw new AppError('FILE_INCOMPLETE');
  return bytes;
}

/** Hashes on a thread of the pool. */
async function hash(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * Decides the type by the bytes and counts the pages as viewers show them, in the time of `payers`.
 * Throws UPLOAD_BUSY, FILE_TYPE, FILE_HEIC, PDF_* and IMAGE_*.
 */
export async function checkFile(bytes: Buffer, payers: readonly string[]): Promise<IncomingFile> {
  const mimetype = await detectType(bytes);
  if (!mimetype) throw new AppError(await typeError(bytes));
  const counted = await countPages(bytes, mimetype, payers);
  if (!counted.ok) {
    const { code, details } = pageCountError(counted);
    throw new AppError(code, { details });
  }
  const { pages, viewerPages } = counted;
  return { bytes, mimetype, pages, viewerPages, sha256: await hash(bytes) };
}
