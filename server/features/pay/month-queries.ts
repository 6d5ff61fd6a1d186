import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayCurrency } from '#shared/pay/money.ts';
import { monthAfter, monthAt } from '#shared/pay/months.ts';

/** SQL of closed months. */

const lockName = 'pay-months';

/** Exclusive lock on closing months: waits for running adjustments, and blocks others until the transaction ends. */
export async function lockMonths(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(trx);
}

/** Shared lock that keeps months open until the transaction ends. */
export async function shareMonths(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`.execute(trx);
}

/** The latest closed month; undefined before the first. */
export async function findLastClosed(db: Db | Trx): Promise<string | undefined> {
  const row = await db.selectFrom('payMonths').select('month').orderBy('month', 'desc').limit(1).executeTakeFirst();
  return row?.month;
}

/** First time and month of rows without a statement; null without any. */
async function findFirstOpen(db: Db | Trx): Promise<{ earnedAt: Date | null; adjustedIn: string | null }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('payEarnings')
        .select((of) => of.fn.min<Date | null>('earnedAt').as('first'))
        .where('statementId', 'is', null)
        .$asScalar()
        .as('earnedAt'),
      eb
        .selectFrom('payAdjustments')
        .select((of) => of.fn.min<string | null>('month').as('first'))
        .where('statementId', 'is', null)
        .$asScalar()
        .as('adjustedIn'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The latest closed month, and the next one to close: the month of the oldest line without a statement, or the first
 * open month if that one is closed. Without such a line, the current month.
 */
export async function findOpenFrom(
  db: Db | Trx,
  { timeZone, currentMonth }: { timeZone: string; currentMonth: string },
): Promise<{ lastClosed: string | undefined; openFrom: string }> {
  const [lastClosed, { earnedAt, adjustedIn }] = [await findLastClosed(db), await findFirstOpen(db)];
  const next = lastClosed === undefined ? undefined : monthAfter(lastClosed);
  const first = [...(earnedAt ? [monthAt(earnedAt, timeZone)] : []), ...(adjustedIn ? [adjustedIn] : [])].toSorted()[0];
  const oldest = first ?? currentMonth;
  return { lastClosed, openFrom: next !== undefined && next > oldest ? next : oldest };
}

export function findMonth(db: Db | Trx, month: string) {
  return db.selectFrom('payMonths').selectAll().where('month', '=', month).executeTakeFirst();
}

export async function insertMonth(
  trx: Trx,
  values: { month: string; closedBy: string | null; closedAt: Date },
): Promise<void> {
  await trx.insertInto('payMonths').values(values).execute();
}

interface OpenRow {
  id: string;
  userId: string;
  currency: PayCurrency;
  amountCents: number;
}

/** Rows without a statement that were earned before a time, late rows of earlier months included. */
export function lockOpenEarnings(trx: Trx, { before }: { before: Date }): Promise<OpenRow[]> {
  return trx
    .selectFrom('payEarnings')
    .select(['id', 'userId', 'currency', 'amountCents'])
    .where('statementId', 'is', null)
    .where('earnedAt', '<', before)
    .forUpdate()
    .execute();
}

export function lockOpenAdjustments(trx: Trx, { until }: { until: string }): Promise<OpenRow[]> {
  return trx
    .selectFrom('payAdjustments')
    .select(['id', 'userId', 'currency', 'amountCents'])
    .where('statementId', 'is', null)
    .where('month', '<=', until)
    .forUpdate()
    .execute();
}

/** Assigns rows to a statement, which makes them immutable. */
export async function setStatement(
  trx: Trx,
  { statementId, earnings, adjustments }: { statementId: string; earnings: string[]; adjustments: string[] },
): Promise<void> {
  if (earnings.length > 0) {
    await trx
      .updateTable('payEarnings')
      .set({ statementId })
      .where(sql<boolean>`id = any(${earnings}::uuid[])`)
      .execute();
  }
  if (adjustments.length > 0) {
    await trx
      .updateTable('payAdjustments')
      .set({ statementId })
      .where(sql<boolean>`id = any(${adjustments}::uuid[])`)
      .execute();
  }
}
