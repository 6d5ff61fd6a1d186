import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import { dayOf } from '../receivables.ts';

/** SQL of orders on account: tabs (due, not stated yet) and statements. Every read names the organization's account in the WHERE. */

const dayMs = 24 * 60 * 60 * 1000;
const balance = paymentBalance('payments');

/** An organization's total debt, whether any of it is overdue, and whether that blocks further orders. */
export async function readDue(
  db: Db | Trx,
  { accountId, now, stopAfterDays }: { accountId: string; now: Date; stopAfterDays: number | null },
) {
  // Without the rule the epoch, before which nothing was due.
  const stoppedBefore = stopAfterDays === null ? new Date(0) : new Date(now.getTime() - stopAfterDays * dayMs);
  return db
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(${balance}), 0)::integer`.as('cents'),
      sql<boolean>`coalesce(bool_or(due_at <= ${now} and ${balance} > 0), false)`.as('isOverdue'),
      sql<boolean>`coalesce(bool_or(due_at <= ${stoppedBefore} and ${balance} > 0
        and coalesce(promised_on < ${dayOf(now)}::date, true)), false)`.as('isStopped'),
    ])
    .where('userId', '=', accountId)
    .where('status', '=', 'due')
    .executeTakeFirstOrThrow();
}

/** Cents that an account owes, or that part of them that was to be paid by `dueBy`. */
export function dueOf(accountId: RawBuilder<unknown>, dueBy?: Date): RawBuilder<number> {
  const isDue = dueBy ? sql`and due_at <= ${dueBy}` : sql``;
  return sql<number>`(select coalesce(sum(${balance}), 0)::integer from payments
    where user_id = ${accountId} and status = 'due' ${isDue})`;
}

/** Total and overdue debt of all organizations. */
export async function readDueOfAll(db: Db, now: Date) {
  return db
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(${balance}), 0)::bigint`.as('dueCents'),
      sql<number>`coalesce(sum(${balance}) filter (where due_at <= ${now}), 0)::bigint`.as('overdueCents'),
    ])
    .where('status', '=', 'due')
    .executeTakeFirstOrThrow();
}

/** Locks the organization's tab, if it has one. */
export async function lockTab(trx: Trx, accountId: string) {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .where('status', '=', 'due')
    .where('statedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** How many items a tab has. */
export async function countItems(db: Db | Trx, paymentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('paymentItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Tabs opened before `before`, oldest first, of all organizations. */
export async function listTabs(db: Db, { before, limit }: { before: Date; limit: number }) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'due')
    .where('statedAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

/** Overdue statements without a notification. */
export async function listUnreportedOverdue(db: Db, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'due')
    .where('dueAt', '<=', now)
    .where('overdueNotifiedAt', 'is', null)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** The tab and the statements that are to be paid, oldest first. */
export async function listDue(db: Db, accountId: string) {
  return db
    .selectFrom('payments as p')
    .leftJoin('invoices as v', (join) => join.onRef('v.paymentId', '=', 'p.id').on('v.kind', '=', 'invoice'))
    .select(['p.id', 'p.amountCents', 'p.refundedCents', 'p.receivedCents', 'p.createdAt', 'p.statedAt', 'p.dueAt'])
    .select(['v.id as invoiceId', 'v.year', 'v.number'])
    .select((eb) =>
      eb
        .selectFrom('paymentItems as i')
        .whereRef('i.paymentId', '=', 'p.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('documents'),
    )
    .where('p.userId', '=', accountId)
    .where('p.status', '=', 'due')
    .orderBy('p.createdAt')
    .execute();
}
