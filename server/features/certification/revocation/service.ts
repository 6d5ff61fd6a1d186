import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwnedPaper, updateRevoked } from '#server/features/documents/certificates.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { closeRequest } from '#server/features/documents/revision-requests.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/rows.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { RevocationClass } from '#shared/certificate/revocation.ts';

/*
 * The only writer of a revocation.
 * Promises: the code reads as revoked from the commit on; the same commit holds the audit event, the owner's notification and
 * mail, and closes an open request for a correction.
 * Never: a second event or mail for a certificate that is revoked.
 */

interface RevokeOptions {
  documentId: string;
  class: RevocationClass;
  /** Free text for staff and the customer; null where the class suffices. */
  reason: string | null;
  /** Null is the system. */
  actor: Pick<Actor, 'id' | 'role'> | null;
  event: 'certificate.revoked' | 'certificate.withdrawn';
  details: Readonly<Record<string, string>>;
}

/**
 * Revokes a document's certificate; false if there is none or it is already revoked. Notifies the owner, so the
 * caller has locked every document it will. Throws DOCUMENT_NOT_FOUND.
 */
export async function revokeCertificate(deps: Deps, trx: Trx, options: RevokeOptions): Promise<boolean> {
  const { documentId, reason, actor } = options;
  const document = await lockDocument(trx, documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  const now = deps.now();
  const revocation = { class: options.class, reason };
  if (!(await updateRevoked(trx, { documentId, revocation, actor, now }))) return false;
  await insertDocumentEvent(trx, {
    documentId,
    event: options.event,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'system',
    details: JSON.stringify(options.details),
    createdAt: now,
  });
  await closeRequest(trx, {
    documentId,
    state: 'declined',
    answer: 'The certificate of this document was revoked.',
    answeredBy: actor?.id ?? null,
    now,
  });
  const { to, paper } = await findOwnedPaper(trx, document);
  const payload = { ...paper, class: options.class };
  await publishEvent(trx, {
    now: deps.now,
    accountId: document.userId,
    type: 'certificate.revoked',
    data: { documentId, verificationCode: document.verificationCode, class: options.class },
  });
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'certificate_revoked', payload });
  await queueOrderEmail(deps, trx, {
    ...to,
    template: 'certificate-revoked',
    payload: { ...payload, verificationCode: document.verificationCode, ...(reason === null ? {} : { reason }) },
  });
  return true;
}
