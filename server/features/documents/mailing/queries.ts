import type { Carrier, MailingState } from '#shared/mailing.ts';
import type { MailAddress, MailingView } from '#shared/schemas/mailing.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { certifiedPaper } from '#server/features/documents/certificates.ts';

/** SQL of copies that are mailed. Writers hold the document's lock. */

export async function upsertMailing(
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

export async function deleteMailing(trx: Trx, documentId: string): Promise<void> {
  await trx.deleteFrom('mailings').where('documentId', '=', documentId).execute();
}

export async function findMailing(db: Db, documentId: string) {
  return db.selectFrom('mailings').selectAll().where('documentId', '=', documentId).executeTakeFirst();
}

export async function findMailingView(db: Db, documentId: string): Promise<MailingView | null> {
  const row = await findMailing(db, documentId);
  if (!row) return null;
  const { address, state, carrier, trackingNumber, sentAt } = row;
  return { address, state, carrier, trackingNumber, sentAt: sentAt?.toISOString() ?? null };
}

/** Moves a copy from one of the states to another; false when it is in none of them. */
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

export async function setSent(
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
