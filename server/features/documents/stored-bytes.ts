import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { StoredBytes } from '#server/platform/integrations/storage.ts';
import { forgetSweeps } from '#server/platform/jobs/kept-jobs.ts';
import { storedFileMismatches } from '#server/platform/observability/metrics.ts';
import { reportChangedRecord } from './certificates.ts';
import { isFileReferenced } from './queries.ts';

/** Stores files, and reads them verified against the recorded size and hash before a byte is used or sent. */

export interface RecordedFile {
  /** Null for a file that does not belong to a document. */
  documentId: string | null;
  key: string;
  sizeBytes: number;
  sha256: string;
  /** False when the audit trail of a delivery states something else, its hash for example. */
  isAsRecorded?: boolean;
}

export interface StoredFile {
  key: string;
  sizeBytes: number;
  sha256: string;
  mimetype: string;
}

/** Longer than the slowest upload takes to commit. */
const sweepDelaySeconds = 60 * 60;

/**
 * Stores an object under `key`. Queues its sweep first, which removes it if a crash leaves it without a referencing row.
 */
export async function storeFile(
  deps: Deps,
  params: { key: string; bytes: Buffer; mimetype: string; sha256: string; cacheSeconds: number },
): Promise<StoredFile> {
  const { key, bytes, mimetype, sha256 } = params;
  await deps.jobs.enqueue(deps.db, 'documents.sweepFile', { key }, { startAfterSeconds: sweepDelaySeconds });
  await deps.storage.put(key, bytes, { mimetype, cacheSeconds: params.cacheSeconds });
  return { key, sizeBytes: bytes.length, sha256, mimetype };
}

/** Deletes a stored object unless a row references it, and what the queue keeps of its key. Idempotent. */
export async function sweepFile(deps: Deps, key: string): Promise<void> {
  if (await isFileReferenced(deps.db, key)) return;
  await deps.storage.remove(key);
  await forgetSweeps(deps.db, [key]);
}

/** Larger files are hashed in one pass and read by part in a second, pinned to the same object version by ETag. */
const maxBufferedBytes = 1024 * 1024;
const partBytes = 512 * 1024;
const maxVerifiedVersions = 10_000;

/** A whole file is hashed again when it was not within this time: a flood of openings reads it once. */
const verifiedForMs = 60_000;

interface Verified {
  etag: string;
  sha256: string;
  /** As `performance.now()`. */
  at: number;
}

/** Versions of objects whose hash was verified, by key; evicted oldest first. Keys are never reused. */
const verifiedVersions = new Map<string, Verified>();

function rememberVersion(file: RecordedFile, etag: string | undefined): void {
  if (etag === undefined) return;
  verifiedVersions.delete(file.key);
  verifiedVersions.set(file.key, { etag, sha256: file.sha256, at: performance.now() });
  const [oldest] = verifiedVersions.keys();
  if (verifiedVersions.size > maxVerifiedVersions && oldest !== undefined) verifiedVersions.delete(oldest);
}

/** Counts and logs a mismatch. The key is not logged, since it contains the file name. */
function reportMismatch(
  deps: Deps,
  file: RecordedFile,
  found: { sizeBytes: number; sha256?: string | undefined },
): AppError {
  verifiedVersions.delete(file.key);
  storedFileMismatches.inc();
  const recorded = { sizeBytes: file.sizeBytes, sha256: file.sha256 };
  deps.log.error({ documentId: file.documentId, recorded, found }, 'stored file does not match its record');
  return new AppError('STORED_FILE_ALTERED');
}

/** Throws STORED_FILE_ALTERED when the row was changed, whatever the object holds. */
export function assertAsRecorded(deps: Deps, { isAsRecorded = true, documentId }: RecordedFile): void {
  // Test translations have no certificate to compare with.
  if (isAsRecorded || deps.sandbox) return;
  if (documentId !== null) reportChangedRecord(deps, documentId);
  throw new AppError('STORED_FILE_ALTERED');
}

/** Reads a whole file into memory. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED. */
export async function readStored(deps: Deps, file: RecordedFile): Promise<Buffer> {
  assertAsRecorded(deps, file);
  const stored = await deps.storage.get(file.key);
  if (!stored) throw new AppError('STORED_FILE_MISSING');
  // The recorded size bounds the memory that is used.
  if (stored.length !== file.sizeBytes) {
    stored.stream.destroy();
    throw reportMismatch(deps, file, { sizeBytes: stored.length });
  }
  const bytes = await readAll(stored);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length !== file.sizeBytes || sha256 !== file.sha256) {
    throw reportMismatch(deps, file, { sizeBytes: bytes.length, sha256 });
  }
  rememberVersion(file, stored.etag);
  return bytes;
}

/** Hashes an object without buffering it; returns its ETag. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED. */
async function hashStored(deps: Deps, file: RecordedFile): Promise<string | undefined> {
  assertAsRecorded(deps, file);
  const stored = await deps.storage.get(file.key);
  if (!stored) throw new AppError('STORED_FILE_MISSING');
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > file.sizeBytes) throw reportMismatch(deps, file, { sizeBytes });
  }
  const sha256 = hash.digest('hex');
  if (sizeBytes !== file.sizeBytes || sha256 !== file.sha256) throw reportMismatch(deps, file, { sizeBytes, sha256 });
  rememberVersion(file, stored.etag);
  return stored.etag;
}

/** Opens a file that was verified as a whole within the last minute. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED. */
export async function openStored(deps: Deps, file: RecordedFile): Promise<Readable | Buffer> {
  if (file.sizeBytes <= maxBufferedBytes) return readStored(deps, file);
  const etag = await verifyStored(deps, file, { maxAgeMs: verifiedForMs });
  return openVersion(deps, file, { etag, range: { start: 0, end: file.sizeBytes - 1 } });
}

interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Opens a byte range. The whole object is verified once per version. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED. */
export async function openStoredRange(deps: Deps, file: RecordedFile, range: Range): Promise<Readable | Buffer> {
  if (file.sizeBytes <= maxBufferedBytes) {
    return (await readStored(deps, file)).subarray(range.start, range.end + 1);
  }
  const etag = await verifyStored(deps, file);
  return openVersion(deps, file, { etag, range });
}

/** Verifies an object, once per version unless that is too long ago; returns its ETag. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED. */
export async function verifyStored(
  deps: Deps,
  file: RecordedFile,
  { maxAgeMs = Infinity } = {},
): Promise<string | undefined> {
  assertAsRecorded(deps, file);
  const head = await deps.storage.head(file.key);
  if (!head) throw new AppError('STORED_FILE_MISSING');
  if (head.length !== file.sizeBytes) throw reportMismatch(deps, file, { sizeBytes: head.length });
  const known = verifiedVersions.get(file.key);
  const isVerified =
    known?.etag === head.etag && known?.sha256 === file.sha256 && performance.now() - known.at < maxAgeMs;
  return isVerified ? known.etag : hashStored(deps, file);
}

interface Version {
  etag: string | undefined;
  range: Range;
}

/**
 * Reads a range of one version part by part, the first of them at once. A slow reader holds parts in memory and no connection to
 * the object store, of which a process has fifty.
 */
async function openVersion(deps: Deps, file: RecordedFile, { etag, range }: Version): Promise<Readable> {
  const partFrom = (start: number) =>
    readVersion(deps, file, { etag, range: { start, end: Math.min(start + partBytes - 1, range.end) } });
  const first = await partFrom(range.start);
  async function* parts() {
    yield first;
    for (let start = range.start + partBytes; start <= range.end; start += partBytes) yield await partFrom(start);
  }
  return Readable.from(parts(), { objectMode: true, highWaterMark: 1 });
}

async function readVersion(deps: Deps, file: RecordedFile, { etag, range }: Version): Promise<Buffer> {
  const stored = await deps.storage.get(file.key, { range, ifMatch: etag });
  if (!stored) throw new AppError('STORED_FILE_MISSING');
  const expected = range.end - range.start + 1;
  if (stored.length !== expected || stored.etag !== etag) {
    stored.stream.destroy();
    throw reportMismatch(deps, file, { sizeBytes: stored.length });
  }
  return readAll(stored);
}

/** The whole object in memory; for files whose size is bounded (10 MB). */
export async function readAll(bytes: StoredBytes): Promise<Buffer> {
  return buffer(bytes.stream);
}
