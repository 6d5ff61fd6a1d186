import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { isAfterKeyset, type Keyset } from '#server/platform/db/pagination.ts';
import { isWithin, type TimeRange } from '#server/platform/db/time-range.ts';
import type { PaymentStatus } from '#shared/schemas/payments.ts';

/** SQL of all payments and refunds for exports, newest first, in keyset order. */

interface KeysetWindow {
  after: Keyset | undefined;
  limit: number;
}

export function readPayments(
  db: Db,
  { status, isFlagged, ...range }: { status: PaymentStatus | undefined; isFlagged: boolean } & TimeRange,
  { after, limit }: KeysetWindow,
) {
  return db
    .selectFrom('payments as y')
    .innerJoin('profiles as p', 'p.id', 'y.userId')
    .select(['y.id', 'y.receiptNumber', 'y.status', 'y.amountCents', 'y.refundedCents', 'y.currency', 'y.flag'])
    .select([
      'y.creditedCents',
      'y.baseCurrency',
      'y.baseRate',
      'y.dueAt',
      'y.cardBrand',
      'y.cardLast4',
      'y.paidAt',
      'y.createdAt',
      'p.name as userName',
      'p.email as userEmail',
    ])
    .select([
      sql<string>`y.created_at::text`.as('at'),
      sql<string | null>`(select string_agg(i.filename, '; ' order by i.position)
        from payment_items i where i.payment_id = y.id)`.as('documents'),
    ])
    .$if(status !== undefined, (query) => query.where('y.status', '=', status ?? 'paid'))
    .$if(isFlagged, (query) => query.where('y.flag', 'is not', null))
    .where(isWithin('y.createdAt', range))
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('y.createdAt', 'y.id', after)))
    .orderBy('y.createdAt', 'desc')
    .orderBy('y.id', 'desc')
    .limit(limit)
    .execute();
}

export function readRefunds(db: Db, range: TimeRange, { after, limit }: KeysetWindow) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as y', 'y.id', 'f.paymentId')
    .innerJoin('profiles as p', 'p.id', 'y.userId')
    .leftJoin('profiles as by', 'by.id', 'f.requestedBy')
    .leftJoin('documents as d', 'd.id', 'f.documentId')
    .select(['f.id', 'y.receiptNumber', 'f.amountCents', 'y.currency', 'f.reason', 'f.status', 'f.source'])
    .select(['d.filename', 'p.name as userName', 'p.email as userEmail', 'by.email as requestedBy', 'f.createdAt'])
    .select(sql<string>`f.created_at::text`.as('at'))
    .where(isWithin('f.createdAt', range))
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('f.createdAt', 'f.id', after)))
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute();
}

/** Recorded payments by bank, cash or check, counter entries included. */
export function readReceived(db: Db, range: TimeRange, { after, limit }: KeysetWindow) {
  return db
    .selectFrom('receivedPayments as r')
    .innerJoin('profiles as p', 'p.id', 'r.accountId')
    .leftJoin('profiles as w', 'w.id', 'r.recordedBy')
    .leftJoin('receivedPayments as o', 'o.id', 'r.reverses')
    .select(['r.id', 'r.number', 'r.recordedAt', 'r.receivedOn', 'r.method', 'r.amountCents', 'r.currency'])
    .select(['r.reference', 'r.note', 'o.number as original', 'p.name as userName', 'p.email as userEmail'])
    .select(['w.name as recordedBy', sql<string>`r.recorded_at::text`.as('at')])
    .where(isWithin('r.recordedAt', range))
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('r.recordedAt', 'r.id', after)))
    .orderBy('r.recordedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}
