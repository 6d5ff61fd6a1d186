import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { workingDayAfter } from '#shared/promise/clock.ts';
import { clockOf } from '#shared/promise/office-calendar.ts';
import { refusalBar } from '#shared/revision-requests.ts';
import type { refusalOutput } from '#shared/schemas/revisions.ts';
import { findCurrentCertificate } from './certificates.ts';
import { openRefusalComplaint } from './complaints.ts';
import { cacheSeconds, uploadKey } from './file-key.ts';
import type { IncomingFile } from './file-type.ts';
import { closeRequest, insertRequest } from './revision-requests.ts';
import { findDocument, insertDocumentEvent, lockDocument } from './rows.ts';
import { storeFile } from './stored-bytes.ts';

/*
 * Cases about translations that an authority refused, with its letter: corrected free by a new revision, or refunded.
 * Promises: a case reaches staff in the commit that stores it, due in one working day; the same letter sent twice is one case;
 * a full refund of the order closes it. An open report of misspellings becomes the case.
 * Never: a case about another customer's document, or two open ones about one document.
 */

/**
 * Opens a case about the actor's own delivered document with the letter that `receive` takes from the request. Throws
 * DOCUMENT_NOT_FOUND, REFUSAL_OPEN (with another letter), TOO_MANY_REVISIONS, the codes of `refusalBar` and of `receive`.
 */
export async function reportRefusal(
  deps: Deps,
  actor: Actor,
  { documentId, receive }: { documentId: string; receive: () => Promise<IncomingFile> },
): Promise<z.infer<typeof refusalOutput>> {
  const document = await findDocument(deps.db, { id: documentId, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const bar = await findBar(deps.db, document);
  if (bar !== null) throw new AppError(bar);
  await deps.rateLimiter.consume('revisionRequests', actor.id, 'TOO_MANY_REVISIONS');
  const letter = await receive();
  const key = uploadKey({ userId: actor.id, filename: 'refusal-letter', now: deps.now() });
  await storeFile(deps, { ...letter, key, cacheSeconds: cacheSeconds.correction });
  const opened = await deps.db.transaction().execute((trx) => openCase(deps, trx, { documentId, actor, key, letter }));
  if (opened === undefined) throw new AppError('REFUSAL_OPEN');
  return { requestId: opened.id, dueAt: opened.dueAt.toISOString() };
}

async function findBar(db: Db, document: NonNullable<Awaited<ReturnType<typeof findDocument>>>) {
  const certificate = await findCurrentCertificate(db, document.id);
  return refusalBar({
    ...document,
    certificate: certificate ? { issuedAt: certificate.issuedAt, isRevoked: certificate.revokedAt !== null } : null,
  });
}

/** The case that the letter opens, or that it has opened; undefined while one with another letter is open. */
async function openCase(
  deps: Deps,
  trx: Trx,
  { documentId, actor, key, letter }: { documentId: string; actor: Actor; key: string; letter: IncomingFile },
): Promise<{ id: string; dueAt: Date } | undefined> {
  const document = await lockDocument(trx, documentId);
  if (document?.userId !== actor.id || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const known = await findOpenRequest(trx, documentId);
  if (known?.kind === 'refusal') {
    // The copy of a repeated letter is not needed.
    await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
    const { id, dueAt, letterSha256 } = known;
    return letterSha256 === letter.sha256 && dueAt ? { id, dueAt } : undefined;
  }
  const bar = await findBar(trx, document);
  const certificate = await findCurrentCertificate(trx, documentId);
  if (bar !== null || !certificate) throw new AppError(bar ?? 'REVISION_NOT_DELIVERED');
  const now = deps.now();
  const dueAt = workingDayAfter(now, clockOf(await deps.company.calendar()));
  const refusal = {
    kind: 'refusal',
    dueAt,
    letterKey: key,
    letterSha256: letter.sha256,
    letterSizeBytes: letter.bytes.length,
    letterMimetype: letter.mimetype,
  } as const;
  const { revision } = certificate;
  const id = known
    ? await updateToRefusal(trx, { id: known.id, refusal })
    : await insertRequest(trx, {
        documentId,
        requestedBy: actor.id,
        revision,
        items: '[]',
        createdAt: now,
        ...refusal,
      });
  if (id === undefined) throw new AppError('REFUSAL_OPEN');
  await openRefusalComplaint(trx, { document, refusalId: id, now });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'refusal.reported',
    actorId: personIdOf(actor),
    actorRole: actor.role,
    details: JSON.stringify({ revision, letter: letter.sha256 }),
    createdAt: now,
  });
  await notifyStaff(trx, {
    now: deps.now,
    kind: 'refusal_reported',
    payload: { documentId, filename: document.filename },
  });
  return { id, dueAt };
}

/** Closes the open case of an order that is refunded in full. The caller holds the document's lock. */
export async function closeRefundedCase(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  const known = await findOpenRequest(trx, documentId);
  if (known?.kind !== 'refusal') return;
  const now = deps.now();
  await closeRequest(trx, {
    documentId,
    state: 'done',
    answer: null,
    answeredBy: null,
    outcome: 'refunded',
    now,
  });
  await insertDocumentEvent(trx, { documentId, event: 'refusal.refunded', actorRole: 'system', createdAt: now });
}

function findOpenRequest(db: Db, documentId: string) {
  return db
    .selectFrom('revisionRequests')
    .select(['id', 'kind', 'dueAt', 'letterSha256'])
    .where('documentId', '=', documentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

async function updateToRefusal(
  trx: Trx,
  { id, refusal }: { id: string; refusal: { kind: 'refusal'; dueAt: Date; letterKey: string } },
): Promise<string> {
  await trx.updateTable('revisionRequests').set(refusal).where('id', '=', id).execute();
  return id;
}

/** The letter of a case, to be served; undefined once it was erased. */
export async function findLetter(db: Db, requestId: string) {
  const row = await db
    .selectFrom('revisionRequests')
    .select(['documentId', 'letterKey', 'letterMimetype', 'letterSizeBytes', 'letterSha256'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!row?.letterKey || !row.letterMimetype || row.letterSizeBytes === null || !row.letterSha256) return undefined;
  return {
    documentId: row.documentId,
    key: row.letterKey,
    mimetype: row.letterMimetype,
    sizeBytes: row.letterSizeBytes,
    sha256: row.letterSha256,
  };
}
