import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { likePattern } from '#server/platform/db/pagination.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import { isMatching } from '#server/platform/db/search.ts';

/** SQL of receivables for staff. */

/** At most: a house has hundreds of firms, each with a few open months. */
const listed = 5_000;

/** Due payments that are not paid, with their accounts, oldest due first. */
export function listDueOfAll(db: Db, { search }: { search: string | undefined }) {
  const pattern = search ? likePattern(search) : undefined;
  return db
    .selectFrom('payments as y')
    .innerJoin('profiles as p', 'p.id', 'y.userId')
    .leftJoin('invoices as v', (join) => join.onRef('v.paymentId', '=', 'y.id').on('v.kind', '=', 'invoice'))
    .select(['y.id as paymentId', 'y.userId as accountId', 'y.currency', 'y.dueAt', 'y.statedAt'])
    .select(['y.amountCents', 'y.refundedCents', 'y.receivedCents', 'y.promisedOn', 'y.promiseNote'])
    .select(['y.reminders', 'y.remindedAt', 'p.name', 'p.email', 'v.year', 'v.number'])
    .where('y.status', '=', 'due')
    .where(paymentBalance('y'), '>', 0)
    .$if(pattern !== undefined, (query) =>
      query.where((eb) => eb.or([isMatching('p.name', pattern ?? ''), isMatching('p.email', pattern ?? '')])),
    )
    .orderBy(sql`y.due_at nulls last`)
    .orderBy('y.createdAt')
    .orderBy('y.id')
    .limit(listed)
    .execute();
}

/** Accounts with received money that pays for nothing yet. */
export function listCreditAccounts(db: Db, { search }: { search: string | undefined }) {
  const pattern = search ? likePattern(search) : undefined;
  return db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name', 'p.email'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('receivedPayments as r').select('r.id').whereRef('r.accountId', '=', 'p.id')),
    )
    .$if(pattern !== undefined, (query) =>
      query.where((eb) => eb.or([isMatching('p.name', pattern ?? ''), isMatching('p.email', pattern ?? '')])),
    )
    .limit(listed)
    .execute();
}

/** Overdue statements whose next reminder has come, without those that are promised for today or later. */
export function listToRemind(
  db: Db,
  { now, today, reminderDays, limit }: { now: Date; today: string; reminderDays: readonly number[]; limit: number },
) {
  return db
    .selectFrom('payments as y')
    .select('y.id')
    .where('y.status', '=', 'due')
    .where('y.overdueNotifiedAt', 'is not', null)
    .where('y.reminders', '<', reminderDays.length)
    .where(sql<boolean>`y.due_at + make_interval(days => (${reminderDays}::int[])[y.reminders + 1]) <= ${now}`)
    .where(sql<boolean>`coalesce(y.promised_on < ${today}::date, true)`)
    .where(paymentBalance('y'), '>', 0)
    .orderBy('y.dueAt')
    .limit(limit)
    .execute();
}
