import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { fileColumns, cacheSeconds, uploadKey } from '#server/features/documents/file-key.ts';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { scanOutput } from '#shared/schemas/uploads.ts';
import type { IncomingFile } from '../file-type.ts';
import { findReviewByDocument, lockReview } from '../reviews.ts';
import { findDocument, insertDocumentEvent, lockDocument, updateDocument } from '../rows.ts';
import { storeFile } from '../stored-bytes.ts';
import { awaitReader } from './message-mails.ts';
import { messageRefusal } from './messages.ts';
import { insertMessage } from './queries.ts';

/*
 * Better scans of an order's pages, sent by its customer while a translator works on it.
 * Promises: the new file replaces the old one, its picture and its reading in one commit; price and pages stay.
 * Never: more or fewer pages than were ordered, or a replaced file after the decision.
 */

/** A decision that started on the replaced file may still read it. */
const sweepDelaySeconds = 60 * 60;

/**
 * Replaces the file of the actor's own order by what `receive` takes from the request and checks. Throws DOCUMENT_NOT_FOUND,
 * MESSAGES_CLOSED, SCAN_MORE_PAGES, SCAN_FEWER_PAGES and the codes of `receive`.
 */
export async function replaceScan(
  deps: Deps,
  actor: Actor,
  { documentId, receive }: { documentId: string; receive: () => Promise<IncomingFile> },
): Promise<z.infer<typeof scanOutput>> {
  const document = await findDocument(deps.db, { id: documentId, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const review = await findReviewByDocument(deps.db, documentId);
  const refusal = await messageRefusal(deps.db, document, review);
  if (refusal !== null) throw new AppError(refusal);
  const file = await receive();
  if (file.pages !== document.pages) {
    const code = file.pages > document.pages ? 'SCAN_MORE_PAGES' : 'SCAN_FEWER_PAGES';
    throw new AppError(code, { details: { pages: String(document.pages) } });
  }
  const key = uploadKey({ userId: actor.id, filename: document.filename, now: deps.now() });
  await storeFile(deps, { ...file, key, cacheSeconds: cacheSeconds.upload });
  await deps.db.transaction().execute((trx) => attachScan(deps, trx, { documentId, actor, key, file }));
  return { pages: file.pages };
}

async function attachScan(
  deps: Deps,
  trx: Trx,
  { documentId, actor, key, file }: { documentId: string; actor: Actor; key: string; file: IncomingFile },
): Promise<void> {
  const document = await lockDocument(trx, documentId);
  if (document?.userId !== actor.id || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const known = await findReviewByDocument(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  const refusal = await messageRefusal(trx, document, review);
  if (refusal !== null || !review) throw new AppError(refusal ?? 'MESSAGES_CLOSED');
  // The same scan, sent again because its answer was lost.
  if (document.fileSha256 === file.sha256) return;
  const now = deps.now();
  await updateDocument(trx, {
    id: documentId,
    values: {
      viewerPages: file.viewerPages,
      ...fileColumns(key, file),
    },
    now,
  });
  const message = 'Sent a better scan.';
  await insertMessage(trx, {
    id: randomUUID(),
    documentId,
    author: 'customer',
    kind: 'scan',
    body: message,
    writtenBy: actor.id,
    writtenAt: now,
  });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'scan.replaced',
    actorId: personIdOf(actor),
    actorRole: actor.role,
    details: JSON.stringify({ before: document.fileSha256, after: file.sha256 }),
    createdAt: now,
  });
  for (const replaced of [document.fileKey, document.thumbnailKey]) {
    if (replaced === null) continue;
    const options = { startAfterSeconds: sweepDelaySeconds };
    await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: replaced }, options);
  }
  await deps.jobs.enqueue(trx, 'documents.makeThumbnail', { documentId });
  await deps.jobs.enqueue(trx, 'translation.read', { reviewId: review.id, isNewFile: true });
  if (review.assignedTo !== null) await awaitReader(trx, { documentId, userId: review.assignedTo, now });
  await notifyStaff(trx, {
    now: deps.now,
    kind: 'scan_sent',
    payload: { documentId, filename: document.filename },
  });
}
