import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { carriers, trackingUrl, type Carrier, type MailingState } from '#shared/mailing.ts';
import { postageTo } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import type { MailAddress, MailingView } from '#shared/schemas/mailing.ts';
import { queueOrderEmail } from './order-mail.ts';
import { certifiedPaper } from './paper-columns.ts';
import { assertWorkable } from './policy.ts';
import { insertDocumentEvent, lockDocument } from './rows.ts';
import { findTranslationCertificate } from './translations.ts';

/*
 * Copies on paper.
 * Promises: a copy is to be mailed from the commit that delivers its translation, and cancelled by the one that refunds it; the
 * customer is notified with the tracking number once.
 * Never: a copy of a revoked certificate or of an order whose payment is held, or a second parcel.
 */

/** Destination of the paper copy. Throws MAIL_COUNTRY for countries without postage. */
export function mailedTo(address: MailAddress | null, list: PriceList) {
  const to = address?.country;
  if (to !== undefined && postageTo(to, list) === undefined) throw new AppError('MAIL_COUNTRY');
  return { isMailed: address !== null, mailCountry: to ?? null };
}

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
    await queueOrderEmail(deps, trx, {
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

async function upsertMailing(
  trx: Trx,
  { documentId, address, now }: { documentId: string; address: MailAddress; now: Date },
): Promise<void> {
  const values = { address: JSON.stringify(address), updatedAt: now };
  await trx
    .insertInto('mailings')
    .values({ documentId, ...values, createdAt: now, carrier: null, trackingNumber: null, sentBy: null })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(values))
    .execute();
}

async function deleteMailing(trx: Trx, documentId: string): Promise<void> {
  await trx.deleteFrom('mailings').where('documentId', '=', documentId).execute();
}

async function findMailing(db: Db, documentId: string) {
  return db.selectFrom('mailings').selectAll().where('documentId', '=', documentId).executeTakeFirst();
}

export async function findMailingView(db: Db, documentId: string): Promise<MailingView | null> {
  const row = await findMailing(db, documentId);
  if (!row) return null;
  const { address, state, carrier, trackingNumber, sentAt } = row;
  return { address, state, carrier, trackingNumber, sentAt: sentAt?.toISOString() ?? null };
}

/** Moves a copy from one of the states to another; false if it is in none of them. */
export async function moveMailing(
  trx: Trx,
  params: { documentId: string; from: readonly MailingState[]; to: Exclude<MailingState, 'sent'>; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('mailings')
    .set({ state: params.to, updatedAt: params.now })
    .where('documentId', '=', params.documentId)
    .where('state', 'in', [...params.from])
    .returning('documentId')
    .executeTakeFirst();
  return row !== undefined;
}

async function setSent(
  trx: Trx,
  params: { documentId: string; carrier: Carrier; trackingNumber: string; sentBy: string; now: Date },
): Promise<void> {
  const { documentId, carrier, trackingNumber, sentBy, now } = params;
  await trx
    .updateTable('mailings')
    .set({ state: 'sent', carrier, trackingNumber, sentBy, sentAt: now, updatedAt: now })
    .where('documentId', '=', documentId)
    .execute();
}

/** Copies to be mailed, oldest first. */
export async function listDueMailings(db: Db, { page }: { page: PageWindow }) {
  const due = db
    .selectFrom('mailings as m')
    .innerJoin('documents as d', 'd.id', 'm.documentId')
    .innerJoin('documentsToBeVerified as r', (join) =>
      join.onRef('r.documentId', '=', 'd.id').on('r.isCorrection', '=', false),
    )
    .where('m.state', '=', 'due');
  const [rows, { total }] = await Promise.all([
    due
      .select(['m.documentId', 'r.id as reviewId', 'd.filename', 'd.pages', 'm.address', 'm.updatedAt as since'])
      .select(certifiedPaper('m.documentId'))
      .orderBy('m.updatedAt')
      .orderBy('m.documentId')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    due.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => ({ ...row, since: row.since.toISOString() })), total };
}
