import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayCurrency } from '#shared/pay/money.ts';

/** SQL of closed months. */

const lockName = 'pay-months';

/** Waits for adjustments under way, and keeps others out until the transaction ends. */
export async function lockMonths(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(trx);
}

/** Keeps months from being closed until the transaction ends; several hold it at once. */
export async function shareMonths(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`.execute(trx);
}

/** The latest; undefined before the first. */
export async function findLastClosed(db: Db | Trx): Promise<string | undefined> {
  const row = await db.selectFrom('payMonths').select('month').orderBy('month', 'desc').limit(1).executeTakeFirst();
  return row?.month;
}

/** The first time and month of what no statement has yet; null where there is nothing. */
export async function findFirstOpen(db: Db | Trx): Promise<{ earnedAt: Date | null; adjustedIn: string | null }> {
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

/** What no statement has yet and was earned before a time; stragglers of earlier months with it. */
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

/** Freezes lines into a statement. */
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
