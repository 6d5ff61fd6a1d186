import type { Db } from '#server/platform/db/client.ts';
import { earningOf } from '#shared/pay/rates.ts';
import { addTax } from '#shared/tax.ts';

/** Recomputes pay for an audit: each earning from its row, each statement from its lines, each invoice from its statement. */

export interface Recomputed {
  earnings: number;
  statements: number;
  /** Ids of rows whose stored amount differs from the computed one. */
  wrong: string[];
}

/** Batch size. */
const batch = 5_000;

export async function recomputePay(db: Db): Promise<Recomputed> {
  const wrong: string[] = [];
  let earnings = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('payEarnings as e')
      .innerJoin('payRates as r', 'r.id', 'e.rateId')
      .selectAll('e')
      .select(['r.unit as ratedUnit', 'r.unitCents as ratedCents', 'r.currency as ratedCurrency'])
      .select(['r.rushPercent as ratedRush', 'r.minimumCents as ratedMinimum', 'r.userId as ratedUserId'])
      .where('e.id', '>', after)
      .orderBy('e.id')
      .limit(batch)
      .execute();
    for (const row of rows) {
      const isAsRated =
        row.unit === row.ratedUnit &&
        row.unitCents === row.ratedCents &&
        row.currency === row.ratedCurrency &&
        row.rushPercent === row.ratedRush &&
        row.minimumCents === row.ratedMinimum &&
        row.userId === row.ratedUserId;
      if (!isAsRated || earningOf(row, row.quantity, row.isRush).amountCents !== row.amountCents) wrong.push(row.id);
    }
    earnings += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.id;
  }
  const statements = await listSums(db);
  for (const { id, earnedCents, adjustedCents, lineCount, lines, earned, adjusted } of statements) {
    if (earnedCents !== earned || adjustedCents !== adjusted || lineCount !== lines) wrong.push(id);
  }
  return { earnings, statements: statements.length, wrong: [...wrong, ...(await listWrongInvoices(db))] };
}

/** Each statement with the sums of its lines. */
function listSums(db: Db) {
  return db
    .selectFrom('payStatements as s')
    .select(['s.id', 's.earnedCents', 's.adjustedCents', 's.lineCount'])
    .select((eb) => [
      eb
        .selectFrom('payEarnings as e')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('e.statementId', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('lines'),
      eb
        .selectFrom('payEarnings as e')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('e.amountCents'), of.lit(0)).as('sum'))
        .whereRef('e.statementId', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('earned'),
      eb
        .selectFrom('payAdjustments as a')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('a.amountCents'), of.lit(0)).as('sum'))
        .whereRef('a.statementId', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('adjusted'),
    ])
    .execute();
}

/** Invoices whose net, tax or lines do not match their statement. */
async function listWrongInvoices(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payInvoices as v')
    .innerJoin('payStatements as s', 's.id', 'v.statementId')
    .innerJoin('payInvoiceLines as l', 'l.invoiceId', 'v.id')
    .select(['v.id', 'v.kind', 'v.category', 'v.rate', 'v.netCents', 'v.taxCents', 's.earnedCents', 's.adjustedCents'])
    .select((eb) => [eb.fn.sum<number>('l.netCents').as('lineNet'), eb.fn.sum<number>('l.taxCents').as('lineTax')])
    .groupBy(['v.id', 's.id'])
    .execute();
  return rows.flatMap(({ id, kind, category, rate, netCents, taxCents, lineNet, lineTax, ...stated }) => {
    const owed = (stated.earnedCents + stated.adjustedCents) * (kind === 'credit-note' ? -1 : 1);
    const [taxed] = addTax([{ category, rate, netCents }]);
    const isRight = netCents === owed && taxed?.taxCents === taxCents && lineNet === netCents && lineTax === taxCents;
    return isRight ? [] : [id];
  });
}
