import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { cacheSeconds, thumbnailKey } from '#server/features/documents/file-key.ts';
import { readStored, storeFile } from '#server/features/documents/stored-bytes.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WatchedChild } from '#server/platform/processes/watched-child.ts';
import { isReached } from '#server/public-api/staff-reach.ts';
import { isStaff } from '#shared/access.ts';
import { findDocument, lockDocument, updateDocument } from '../rows.ts';
import { claimWithoutThumbnail } from './queries.ts';
import type { ChildAnswer } from './thumbnail-child.ts';

/*
 * Pictures of first pages, for lists.
 * Promises: a picture is drawn from the stored file in a watched child, within 20 seconds and 512 MB, stored privately, and deleted with its document.
 * Never: a picture served to other customers, or of a file that was replaced.
 */

const child = new WatchedChild<ChildAnswer>({
  module: childModule(import.meta.url, 'thumbnail-child'),
  maxResidentBytes: 512 * 1024 * 1024,
  timeoutMs: 20_000,
  idleTimeoutMs: 30_000,
  maxQueued: 32,
});

/** Job: draws and stores the picture of a document's file. Idempotent; a file that cannot be drawn has no picture. */
export async function makeThumbnail(deps: Deps, documentId: string): Promise<void> {
  const document = await findDocument(deps.db, { id: documentId });
  if (!document?.fileKey || document.thumbnailKey || document.fileSizeBytes === null || !document.fileSha256) return;
  const { fileKey, fileSizeBytes, fileSha256 } = document;
  const bytes = await readStored(deps, {
    documentId,
    key: fileKey,
    sizeBytes: fileSizeBytes,
    sha256: fileSha256,
  }).catch((error: unknown) => {
    const { code } = toAppError(error);
    if (code === 'STORED_FILE_MISSING' || code === 'STORED_FILE_ALTERED') return undefined;
    throw error;
  });
  const picture = bytes && (await drawFirstPage(bytes));
  if (!picture) return;
  const key = thumbnailKey({ documentId, now: deps.now() });
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const { thumbnail } = cacheSeconds;
  await storeFile(deps, { key, bytes: picture, mimetype: 'image/jpeg', sha256, cacheSeconds: thumbnail });
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockDocument(trx, documentId);
    // Replaced or drawn meanwhile: the object stays without a reference and is swept.
    if (current?.fileKey !== fileKey || current.thumbnailKey) return;
    await updateDocument(trx, { id: documentId, values: { thumbnailKey: key }, now: current.updatedAt });
  });
}

/** Below the queue of the child, so that new uploads get their pictures meanwhile. */
const missingPerRun = 20;
/** An upload has its own job. */
const uploadAgeMs = 60 * 60_000;

/** Job: queues the pictures of some older documents that have none, newest first and each once. */
export async function requestMissingThumbnails(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const before = new Date(now.getTime() - uploadAgeMs);
    const ids = await claimWithoutThumbnail(trx, { before, now, limit: missingPerRun });
    for (const documentId of ids) await deps.jobs.enqueue(trx, 'documents.makeThumbnail', { documentId });
  });
}

/** The picture of the actor's own document, or of any for staff. Throws DOCUMENT_NOT_FOUND, STORED_FILE_MISSING. */
export async function openThumbnail(
  deps: Deps,
  actor: SignedInActor,
  documentId: string,
): Promise<{ stream: Readable; length: number; etag: string | undefined }> {
  const document = await findDocument(deps.db, { id: documentId });
  if (isStaff(actor.role)) {
    requireSecondFactor(deps, actor);
    if (!(await isReached(deps.db, actor, sql`r.document_id = ${documentId}::uuid`)))
      throw new AppError('DOCUMENT_NOT_FOUND');
  } else if (document?.userId !== actor.id) throw new AppError('DOCUMENT_NOT_FOUND');
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const stored = document.thumbnailKey === null ? undefined : await deps.storage.get(document.thumbnailKey);
  if (!stored) throw new AppError('STORED_FILE_MISSING');
  return stored;
}

/** A JPEG of the first page; undefined where it cannot be drawn within the limits. Rejects when too many files wait. */
async function drawFirstPage(bytes: Uint8Array): Promise<Buffer | undefined> {
  const answer = await child.ask(bytes);
  return answer?.jpeg === undefined ? undefined : Buffer.from(answer.jpeg, 'base64');
}

/** Kills the child process, at shutdown. */
export function stopThumbnails(): void {
  child.stop();
}
