import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DisputesTable, RefundsTable } from '#server/platform/db/tables.ts';
import type { Share } from './refund-shares.ts';

/** SQL of refunds and disputes. Writers hold the lock of the payment. */

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

/** The rush surcharge of a document's live, paid item. */
export async function findSurcharge(db: Db, documentId: string) {
  return db
    .selectFrom('paymentItems')
    .select(['paymentId', 'surchargeCents'])
    .where('documentId', '=', documentId)
    .where('isLive', '=', true)
    .where('surchargeCents', '>', 0)
    .executeTakeFirst();
}

export async function hasSurchargeRefund(db: Db, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('documentId', '=', documentId)
    .where('isSurcharge', '=', true)
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Documents whose rush promise was missed since `since` without a refund of the surcharge. A request that the card provider
 * refused after `failedBefore`, or a refund that failed at the bank, counts as one.
 */
export async function listUnrefundedSurcharges(
  db: Db,
  params: { since: Date; failedBefore: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents as d')
    .innerJoin('paymentItems as i', 'i.documentId', 'd.id')
    .select('d.id')
    .where('d.promiseOutcome', '=', 'missed')
    .where('d.speed', '=', 'rush')
    .where('d.dueAt', '>', params.since)
    .where('d.paymentStatus', '=', 'paid')
    .where('i.isLive', '=', true)
    .where('i.surchargeCents', '>', 0)
    .$if(params.ownerId !== undefined, (query) => query.where('d.userId', '=', params.ownerId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as f')
            .select('f.id')
            .whereRef('f.documentId', '=', 'd.id')
            .where('f.isSurcharge', '=', true)
            .where((eb) =>
              eb.or([
                eb('f.status', '!=', 'failed'),
                eb('f.stripeRefundId', 'is not', null),
                eb('f.updatedAt', '>', params.failedBefore),
              ]),
            ),
        ),
      ),
    )
    .orderBy('d.dueAt')
    .limit(params.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Cents per document: charged, refunded, requested without an outcome yet, and the requested part that pauses the order. */
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
          .select(['share.documentId', 'share.amountCents', 'of.status', 'of.isSurcharge'])
          .where('of.paymentId', '=', paymentId)
          .as('s'),
      (join) => join.onRef('s.documentId', '=', 'i.documentId'),
    )
    .select(['i.documentId', 'i.totalCents'])
    .select([sum('succeeded').as('refundedCents'), sum('requested').as('requestedCents')])
    .select(
      sql<number>`coalesce(sum(s.amount_cents) filter (where s.status = 'requested' and not s.is_surcharge), 0)::integer`.as(
        'heldCents',
      ),
    )
    .where('i.paymentId', '=', paymentId)
    .groupBy(['i.documentId', 'i.totalCents', 'i.position'])
    .orderBy('i.position')
    .execute();
}

export async function findDispute(db: Db, stripeDisputeId: string) {
  return db.selectFrom('disputes').selectAll().where('stripeDisputeId', '=', stripeDisputeId).executeTakeFirst();
}

/** Inserts or updates a dispute by its Stripe id. */
export async function upsertDispute(trx: Trx, values: Insertable<DisputesTable>, now: Date): Promise<void> {
  const { amountCents, status, reason, providerStatus, dueBy, closedAt } = values;
  await trx
    .insertInto('disputes')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('stripeDisputeId')
        .doUpdateSet({ amountCents, status, reason, providerStatus, dueBy, closedAt, updatedAt: now }),
    )
    .execute();
}

export async function hasOpenDispute(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
