import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { RefundsTable } from '#server/db/tables.ts';
import type { Share } from './shares.ts';

/** SQL of refunds. Writers hold the lock of the payment. */

/** Undefined when the Stripe refund is already recorded. */
export async function insertRefund(trx: Trx, values: Insertable<RefundsTable>, shares: readonly Share[]) {
  const refund = await trx
    .insertInto('refunds')
    .values(values)
    .onConflict((conflict) => conflict.column('stripeRefundId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (refund && shares.length > 0) {
    await trx
      .insertInto('refundShares')
      .values(shares.map((share) => ({ ...share, refundId: refund.id })))
      .execute();
  }
  return refund;
}

export async function updateRefund(
  db: Db,
  params: { id: string; paymentId: string; values: Updateable<RefundsTable>; now: Date },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .where('paymentId', '=', params.paymentId)
    .execute();
}

export async function findRefund(db: Db, id: string) {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All refunds of a payment, oldest first. */
export async function listRefunds(db: Db, paymentId: string) {
  return db.selectFrom('refunds').selectAll().where('paymentId', '=', paymentId).orderBy('createdAt').execute();
}

/** Cents per document: charged, refunded, and requested without an outcome yet. */
export async function listItemBalances(db: Db, paymentId: string) {
  const sum = (status: 'succeeded' | 'requested') =>
    sql<number>`coalesce(sum(s.amount_cents) filter (where s.status = ${sql.lit(status)}), 0)::integer`;
  return db
    .selectFrom('paymentItems as i')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('refundShares as share')
          .innerJoin('refunds as of', 'of.id', 'share.refundId')
          .select(['share.documentId', 'share.amountCents', 'of.status'])
          .where('of.paymentId', '=', paymentId)
          .as('s'),
      (join) => join.onRef('s.documentId', '=', 'i.documentId'),
    )
    .select(['i.documentId', 'i.totalCents'])
    .select([sum('succeeded').as('refundedCents'), sum('requested').as('requestedCents')])
    .where('i.paymentId', '=', paymentId)
    .groupBy(['i.documentId', 'i.totalCents', 'i.position'])
    .orderBy('i.position')
    .execute();
}
