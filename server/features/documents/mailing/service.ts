import { carriers, trackingUrl, type Carrier } from '#shared/mailing.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/queries.ts';
import { assertWorkable } from '#server/features/documents/standing/service.ts';
import { findTranslationCertificate } from '#server/features/documents/translations/queries.ts';
import { notify, queueEmail } from '#server/features/notifications/notify.ts';
import { deleteMailing, findMailing, setSent, upsertMailing } from './queries.ts';

/*
 * Copies on paper.
 * Promises: a copy is to be mailed from the commit that delivers its translation, and cancelled by the one that refunds it; the
 * customer is notified with the tracking number once.
 * Never: a copy of a revoked certificate or of an order whose payment is held, or a second parcel.
 */

/** Sets or removes the address of an unpaid order. */
export async function saveMailing(
  trx: Trx,
  { documentId, address, now }: { documentId: string; address: MailAddress | null; now: Date },
): Promise<void> {
  if (address) await upsertMailing(trx, { documentId, address, now });
  else await deleteMailing(trx, documentId);
}

/**
 * Records that a copy was mailed; repeating it with the same number is idempotent. Throws MAILING_NOT_FOUND, MAILING_SENT (with
 * another number), MAILING_NOT_DUE (not delivered, revoked or cancelled) and the codes of `assertWorkable`.
 */
export async function sendMailing(
  deps: Deps,
  actor: Actor,
  input: { documentId: string; carrier: Carrier; trackingNumber: string },
): Promise<void> {
  const { documentId, carrier, trackingNumber } = input;
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    const mailing = document && (await findMailing(trx, documentId));
    if (!mailing) throw new AppError('MAILING_NOT_FOUND');
    if (mailing.state === 'sent') {
      if (mailing.carrier === carrier && mailing.trackingNumber === trackingNumber) return;
      throw new AppError('MAILING_SENT');
    }
    assertWorkable(document);
    const certificate = await findTranslationCertificate(trx, documentId);
    if (mailing.state !== 'due' || !certificate?.isAuthenticated) throw new AppError('MAILING_NOT_DUE');
    const now = deps.now();
    await setSent(trx, { documentId, carrier, trackingNumber, sentBy: actor.id, now });
    await insertDocumentEvent(trx, {
      documentId,
      event: 'copy.mailed',
      actorId: actor.id,
      actorRole: actor.role,
      details: JSON.stringify({ carrier, trackingNumber }),
      createdAt: now,
    });
    const owner = await findOwner(trx, document.userId);
    if (!owner) throw new AppError('USER_NOT_FOUND');
    const { filename } = document;
    const { label } = carriers[carrier];
    await notify(trx, {
      now: deps.now,
      userId: owner.id,
      kind: 'copy_mailed',
      payload: { documentId, filename, carrier: label, trackingNumber },
    });
    await queueEmail(deps, trx, {
      userId: owner.id,
      to: { name: owner.name, address: owner.email },
      template: 'copy-mailed',
      payload: {
        documentId,
        filename,
        carrier: label,
        trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
      },
    });
  });
}
