import type { Db, Trx } from '#server/platform/db/client.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import { erasedName } from '#shared/erasure.ts';

/** SQL of what payments keep of an erased document or account. Amounts, dates and receipts stay for accounting. */

/** The payment that an order was made with, while it can be refunded or credited. */
export async function findPaidPayment(db: Db, documentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentItems as i')
    .innerJoin('payments as p', 'p.id', 'i.paymentId')
    .select('p.id')
    .where('i.documentId', '=', documentId)
    .where('i.isLive', '=', true)
    .where('p.status', 'in', ['due', 'paid'])
    .where('p.flag', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Locks the payments of a document, which come before the document in the order of locks; returns their ids. */
export async function lockPaymentsOf(trx: Trx, documentId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', trx.selectFrom('paymentItems').select('paymentId').where('documentId', '=', documentId))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the file's name and hash, and what was written about refunds, out of the document's payments. */
export async function erasePaymentRows(trx: Trx, documentId: string): Promise<void> {
  await trx
    .updateTable('paymentItems')
    .set({ filename: erasedName, fileSha256: '', matter: null })
    .where('documentId', '=', documentId)
    .execute();
  await trx.updateTable('refunds').set({ reason: erasedName }).where('documentId', '=', documentId).execute();
}

/** Whether an organization has orders on account that are not paid yet. */
export async function hasBalance(db: Db | Trx, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', accountId)
    .where('status', '=', 'due')
    .where(paymentBalance('payments'), '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the provider may still report something that the customer is to be told. */
export async function hasUnsettledPayment(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'open'),
        eb.and([eb('status', '=', 'due'), eb(paymentBalance('payments'), '>', 0)]),
        eb.and([eb('flag', 'is not', null), eb('status', '=', 'paid')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes card, time zone and what staff wrote out of an account's payments and refunds. */
export async function erasePayments(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ cardBrand: null, cardLast4: null, checkoutUrl: null, timeZone: null, promiseNote: null })
    .where('userId', '=', userId)
    .execute();
  const payments = trx.selectFrom('payments').select('id').where('userId', '=', userId);
  await trx.updateTable('refunds').set({ reason: erasedName }).where('paymentId', 'in', payments).execute();
}

/** Takes payers and references out of an account's received money, and out of the lines of bank statements that were booked as it. */
export async function eraseReceived(trx: Trx, accountId: string): Promise<void> {
  const received = trx.selectFrom('receivedPayments').select('id').where('accountId', '=', accountId);
  await trx.updateTable('bankLines').set({ payer: '', reference: '' }).where('receivedId', 'in', received).execute();
  await trx
    .updateTable('receivedPayments')
    .set({ reference: '', note: null })
    .where('accountId', '=', accountId)
    .execute();
}

/** An account's payments with their lines, for its export. */
export async function listOwnPayments(db: Db, userId: string) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'receiptNumber', 'status', 'amountCents', 'refundedCents', 'currency', 'cardBrand', 'cardLast4'])
    .select(['createdAt', 'paidAt', 'statedAt', 'dueAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const lines = await db
    .selectFrom('paymentItems as i')
    .innerJoin('payments as p', 'p.id', 'i.paymentId')
    .select(['i.paymentId', 'i.documentId', 'i.filename', 'i.pages', 'i.totalCents'])
    .where('p.userId', '=', userId)
    .orderBy('i.position')
    .execute();
  const byPayment = Map.groupBy(lines, ({ paymentId }) => paymentId);
  return payments.map((payment) => ({ ...payment, lines: byPayment.get(payment.id) ?? [] }));
}
