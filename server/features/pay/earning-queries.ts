import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayEarningsTable } from '#server/platform/db/pay-tables.ts';
import type { PayCurrency } from '#shared/pay/money.ts';

/** SQL of earnings. */

/** False if the paper already earned this person something for this activity. */
export async function insertEarning(trx: Trx, values: Insertable<PayEarningsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('payEarnings')
    .values(values)
    .onConflict((conflict) => conflict.columns(['documentId', 'userId', 'activity']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The person who confirmed most blocks of a text; undefined without any. */
export async function findTranslator(trx: Trx, reviewId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('translationBlocks')
    .select('confirmedBy')
    .where('reviewId', '=', reviewId)
    .where('isRemoved', '=', false)
    .where('confirmedBy', 'is not', null)
    .groupBy('confirmedBy')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('confirmedBy')
    .limit(1)
    .executeTakeFirst();
  return row?.confirmedBy ?? undefined;
}

/** Minutes that each person worked on a review's text. */
export async function sumMinutes(trx: Trx, reviewId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('textEffort')
    .select((eb) => ['profileId', eb.fn.sum<number>('minutes').as('minutes')])
    .where('reviewId', '=', reviewId)
    .groupBy('profileId')
    .execute();
  return new Map(rows.map(({ profileId, minutes }) => [profileId, minutes]));
}

/** Which rows belong to a month: those on its statements, and those on none yet. */
export interface MonthWindow {
  month: string;
  from: Date;
  to: Date;
  /** A closed month has the rows on its statements; late rows belong to the first open month. */
  isClosed: boolean;
  /** True for the first open month, which includes rows left over from earlier months. */
  hasLeftOver: boolean;
  userId?: string | undefined;
}

/** True for a row `x` in the window, by its time or month. */
const ofMonth = ({ month, from, to, isClosed, hasLeftOver }: MonthWindow) => sql<SqlBool>`(
  e.statement_id in (select s.id from pay_statements s where s.month = ${month})
  or (e.statement_id is null and not ${isClosed} and e.earned_at < ${to} and (${hasLeftOver} or e.earned_at >= ${from})))`;

const adjustedIn = ({ month, hasLeftOver }: MonthWindow) => sql<SqlBool>`(
  a.statement_id in (select s.id from pay_statements s where s.month = ${month})
  or (a.statement_id is null and (a.month = ${month} or (${hasLeftOver} and a.month < ${month}))))`;

export interface PersonSum {
  userId: string;
  name: string | null;
  email: string;
  currency: PayCurrency;
  papers: number;
  earnedCents: number;
  adjustedCents: number;
}

/** Sums of a month by person and currency. */
export async function sumMonth(db: Db, window: MonthWindow): Promise<PersonSum[]> {
  const own = (alias: string) =>
    window.userId === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`${sql.ref(`${alias}.user_id`)} = ${window.userId}::uuid`;
  const { rows } = await sql<PersonSum>`
    with parts as (
      select e.user_id, e.currency, e.document_id, e.amount_cents as earned, 0 as adjusted
      from pay_earnings e where ${ofMonth(window)} and ${own('e')}
      union all
      select a.user_id, a.currency, null, 0, a.amount_cents
      from pay_adjustments a where ${adjustedIn(window)} and ${own('a')})
    select t.user_id as "userId", p.name, p.email, t.currency, count(distinct t.document_id) as papers,
      sum(t.earned) as "earnedCents", sum(t.adjusted) as "adjustedCents"
    from parts t join profiles p on p.id = t.user_id
    group by t.user_id, p.name, p.email, t.currency
    order by p.name, p.email, t.user_id, t.currency`.execute(db);
  return rows;
}

function selectLines(db: Db) {
  return db
    .selectFrom('payEarnings as e')
    .innerJoin('documents as d', 'd.id', 'e.documentId')
    .selectAll('e')
    .select('d.verificationCode')
    .orderBy('e.earnedAt', 'desc')
    .orderBy('e.id');
}

/** A person's earnings of a month, newest first. */
export function listMonthLines(db: Db, { limit, ...window }: MonthWindow & { userId: string; limit: number }) {
  return selectLines(db).where('e.userId', '=', window.userId).where(ofMonth(window)).limit(limit).execute();
}

function selectAdjustments(db: Db) {
  return db
    .selectFrom('payAdjustments as a')
    .innerJoin('profiles as w', 'w.id', 'a.createdBy')
    .selectAll('a')
    .select((eb) => eb.fn.coalesce('w.name', 'w.email').as('createdByName'))
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id')
    .limit(500);
}

export function listMonthAdjustments(db: Db, window: MonthWindow & { userId: string }) {
  return selectAdjustments(db).where('a.userId', '=', window.userId).where(adjustedIn(window)).execute();
}

export function listStatementLines(db: Db, statementId: string) {
  return selectLines(db).where('e.statementId', '=', statementId).execute();
}

export function listStatementAdjustments(db: Db, statementId: string) {
  return selectAdjustments(db).where('a.statementId', '=', statementId).execute();
}

/** All earnings of a document. */
export function listPaperEarnings(db: Db, documentId: string) {
  return db
    .selectFrom('payEarnings as e')
    .innerJoin('profiles as p', 'p.id', 'e.userId')
    .select(['e.activity', 'e.amountCents', 'e.currency', 'p.name as userName'])
    .where('e.documentId', '=', documentId)
    .orderBy('e.earnedAt')
    .orderBy('e.id')
    .execute();
}
