import type { z } from 'zod';
import type { OrderMoney } from '#shared/document-status.ts';
import { revisionDeadline, revisionRefusal } from '#shared/revision-requests.ts';
import type {
  CertificateView,
  declineRevisionInput,
  reportMisspellingInput,
  revisionStanding,
} from '#shared/schemas/revisions.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates/queries.ts';
import { findOwnedPaper } from '#server/features/documents/certificates/service.ts';
import { findDocument, insertDocumentEvent, lockDocument } from '#server/features/documents/queries.ts';
import { notify, notifyStaff, queueEmail } from '#server/features/notifications/notify.ts';
import { closeRequest, findRequest, insertRequest, listRequests } from './queries.ts';

/*
 * Misspellings that customers report after delivery.
 * Promises: a request reaches staff in the commit that stores it; its owner is notified of the answer and its reason.
 * Never: two open requests about a document, or one about a document of somebody else.
 */

/** A document's requests, and whether its owner can make another. The caller has authorized access. */
export async function getRevisionStanding(
  deps: Deps,
  { document, certificate }: { document: OrderMoney & { id: string }; certificate: CertificateView | null },
): Promise<z.input<typeof revisionStanding>> {
  const requests = await listRequests(deps.db, document.id);
  const issuedAt = certificate && new Date(certificate.issuedAt);
  const refusal = revisionRefusal(
    {
      ...document,
      certificate: issuedAt && { issuedAt, isRevoked: certificate.state === 'revoked' },
      hasOpenRequest: requests.some(({ state }) => state === 'open'),
    },
    deps.now(),
  );
  return { requests, refusal, until: issuedAt && revisionDeadline(issuedAt) };
}

/**
 * Reports misspellings in the actor's own delivered document. Throws DOCUMENT_NOT_FOUND, TOO_MANY_REVISIONS and the codes of
 * `revisionRefusal`.
 */
export async function reportMisspelling(
  deps: Deps,
  actor: Actor,
  { id, items }: z.output<typeof reportMisspellingInput>,
): Promise<void> {
  if (!(await findDocument(deps.db, { id, userId: actor.id }))) throw new AppError('DOCUMENT_NOT_FOUND');
  await deps.rateLimiter.consume('revisionRequests', actor.id, 'TOO_MANY_REVISIONS');
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (document?.userId !== actor.id) throw new AppError('DOCUMENT_NOT_FOUND');
    const now = deps.now();
    const certificate = await findCurrentCertificate(trx, id);
    const refusal = revisionRefusal(
      {
        ...document,
        certificate: certificate ? { issuedAt: certificate.issuedAt, isRevoked: certificate.revokedAt !== null } : null,
        hasOpenRequest: false,
      },
      now,
    );
    if (refusal !== null || !certificate) throw new AppError(refusal ?? 'REVISION_NOT_DELIVERED');
    const requestId = await insertRequest(trx, {
      documentId: id,
      requestedBy: actor.id,
      revision: certificate.revision,
      items: JSON.stringify(items),
      createdAt: now,
    });
    if (requestId === undefined) throw new AppError('REVISION_OPEN');
    await insertDocumentEvent(trx, {
      documentId: id,
      event: 'revision.asked',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      details: JSON.stringify({ revision: certificate.revision, items }),
      createdAt: now,
    });
    await notifyStaff(trx, {
      now: deps.now,
      kind: 'revision_asked',
      payload: { documentId: id, filename: document.filename, items: items.length },
    });
  });
}

/** Declines an open request with a reason for its owner. Throws REVISION_NOT_FOUND, REVISION_ANSWERED. */
export async function declineRevision(
  deps: Deps,
  actor: Actor,
  { id, reason }: z.output<typeof declineRevisionInput>,
): Promise<void> {
  const request = await findRequest(deps.db, id);
  if (!request) throw new AppError('REVISION_NOT_FOUND');
  const { documentId } = request;
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    if (!document) throw new AppError('REVISION_NOT_FOUND');
    const locked = await findRequest(trx, id);
    // Repeating the same answer is idempotent.
    if (locked?.state === 'declined' && locked.answer === reason && locked.answeredBy === actor.id) return;
    if (locked?.state !== 'open') throw new AppError('REVISION_ANSWERED');
    const now = deps.now();
    await closeRequest(trx, { documentId, state: 'declined', answer: reason, answeredBy: actor.id, now });
    await insertDocumentEvent(trx, {
      documentId,
      event: 'revision.declined',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      details: JSON.stringify({ reason }),
      createdAt: now,
    });
    const { to, paper } = await findOwnedPaper(trx, document);
    await notify(trx, { now: deps.now, userId: to.userId, kind: 'revision_declined', payload: paper });
    await queueEmail(deps, trx, {
      ...to,
      template: 'revision-declined',
      payload: { ...paper, verificationCode: document.verificationCode, reason },
    });
  });
}
