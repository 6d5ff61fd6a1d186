import type { Db } from '#server/platform/db/client.ts';

/** SQL of cancellations by customers. */

/** The payment or tab that a document was ordered with, open refunds included. */
export async function findPaymentOf(db: Db, documentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('paymentItems as i', 'i.paymentId', 'p.id')
    .select(['p.id', 'p.stripePaymentIntentId as intentId'])
    .where('i.documentId', '=', documentId)
    .where('p.status', 'in', ['due', 'paid', 'refunded'])
    .where('p.flag', 'is', null)
    .orderBy('p.createdAt', 'desc')
    .executeTakeFirst();
}
