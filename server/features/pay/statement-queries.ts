import { sql, type Insertable, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { PayStatementsTable } from '#server/platform/db/pay-tables.ts';
import type { StatementMessageKind } from '#shared/pay/statements.ts';
import type { payStatementViews } from '#shared/schemas/pay.ts';

/** SQL of pay statements and their messages. JSON keys are single words, exempt from case mapping. */

export async function insertStatement(trx: Trx, values: Insertable<PayStatementsTable>): Promise<string> {
  const row = await trx.insertInto('payStatements').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Last statement number of a year; 0 before the first. The caller holds the months' lock. */
export async function findLastNumber(trx: Trx, year: number): Promise<number> {
  const { last } = await trx
    .selectFrom('payStatements')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function countStatements(db: Db | Trx, month: string): Promise<number> {
  const { count } = await db
    .selectFrom('payStatements')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return count;
}

function selectStatements(db: Db | Trx) {
  return db
    .selectFrom('payStatements as s')
    .selectAll('s')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('payStatementMessages as m')
          .innerJoin('profiles as w', 'w.id', 'm.authorId')
          .whereRef('m.statementId', '=', 's.id')
          .select(['m.kind', 'm.message as text', 'm.createdAt as at'])
          .select((of) => of.fn.coalesce('w.name', 'w.email').as('by'))
          .orderBy('m.sequence'),
      ).as('messages'),
    );
}

export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

export function findStatement(db: Db | Trx, id: string) {
  return selectStatements(db).where('s.id', '=', id).executeTakeFirst();
}

/** Locks a statement until the transaction ends, against concurrent answers and payments. */
export function lockStatement(trx: Trx, id: string) {
  return trx.selectFrom('payStatements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A person's statements, newest first. */
export function listOwnStatements(db: Db, userId: string) {
  return selectStatements(db)
    .where('s.userId', '=', userId)
    .orderBy('s.year', 'desc')
    .orderBy('s.number', 'desc')
    .limit(240)
    .execute();
}

const isDisputed = sql<SqlBool>`(select m.kind from pay_statement_messages m where m.statement_id = s.id
  order by m.sequence desc limit 1) = 'disputed'`;

interface StatementFilter {
  view: (typeof payStatementViews)[number];
  month?: string | undefined;
}

/** All statements, open disputes first, then newest first. */
export async function listStatements(db: Db, { view, month, page }: StatementFilter & { page: PageWindow }) {
  const conditions = [
    ...(month === undefined ? [] : [sql<SqlBool>`s.month = ${month}`]),
    ...(view === 'disputed' ? [isDisputed] : []),
    ...(view === 'unpaid' ? [sql<SqlBool>`s.paid_at is null`] : []),
  ];
  const where = conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const [items, counts] = await Promise.all([
    selectStatements(db)
      .where(where)
      .orderBy(sql`coalesce(${isDisputed}, false)`, 'desc')
      .orderBy('s.year', 'desc')
      .orderBy('s.number', 'desc')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('payStatements as s')
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere(where).as('total'),
        eb.fn.countAll<number>().filterWhere(isDisputed).as('disputed'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { items, ...counts };
}

/** Whether a person earned something that is not paid: on no statement yet, or on one that waits for its payment. */
export async function hasOpenPay(db: Db, userId: string): Promise<boolean> {
  const { isOpen } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        ...(['payEarnings', 'payAdjustments'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select('id')
              .where('userId', '=', userId)
              .where('statementId', 'is', null)
              .where('amountCents', '>', 0),
          ),
        ),
        exists(
          selectFrom('payStatements')
            .select('id')
            .where('userId', '=', userId)
            .where('paidAt', 'is', null)
            .where(sql<SqlBool>`earned_cents + adjusted_cents > 0`),
        ),
      ]).as('isOpen'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isOpen);
}

export async function insertMessage(
  trx: Trx,
  values: { statementId: string; authorId: string; kind: StatementMessageKind; message: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto('payStatementMessages').values(values).execute();
}

export async function updatePaid(
  trx: Trx,
  { id, ...values }: { id: string; paidOn: string; reference: string; paidBy: string; paidAt: Date },
): Promise<void> {
  await trx.updateTable('payStatements').set(values).where('id', '=', id).execute();
}
