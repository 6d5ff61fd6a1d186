import type { Insertable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayInvoicesTable } from '#server/platform/db/pay-tables.ts';
import type { InvoiceKind } from '#shared/invoices.ts';
import type { PayCurrency } from '#shared/pay/money.ts';

/** SQL of self-billed invoices. JSON keys are single words, exempt from case mapping. */

/** Last number of a supplier, kind and year; 0 before the first. The caller holds the months' lock. */
export async function findLastInvoiceNumber(
  trx: Trx,
  { userId, kind, year }: { userId: string; kind: InvoiceKind; year: number },
): Promise<number> {
  const { last } = await trx
    .selectFrom('payInvoices')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** A supplier's newest invoice in a currency. */
export function findLastInvoice(trx: Trx, { userId, currency }: { userId: string; currency: PayCurrency }) {
  return trx
    .selectFrom('payInvoices as v')
    .innerJoin('payStatements as s', 's.id', 'v.statementId')
    .select('v.id')
    .where('v.userId', '=', userId)
    .where('v.kind', '=', 'invoice')
    .where('s.currency', '=', currency)
    .orderBy('v.issuedAt', 'desc')
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface NewLine {
  earningId: string | null;
  adjustmentId: string | null;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

export async function insertPayInvoice(
  trx: Trx,
  values: Insertable<PayInvoicesTable>,
  lines: readonly NewLine[],
): Promise<void> {
  const { id: invoiceId } = await trx
    .insertInto('payInvoices')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  // Below the parameters of a statement.
  for (let from = 0; from < lines.length; from += 5_000) {
    const rows = lines.slice(from, from + 5_000).map(({ earningId, adjustmentId, ...sums }, index) => ({
      ...{ invoiceId, position: from + index, earningId, adjustmentId },
      ...{ netCents: sums.netCents, taxCents: sums.taxCents, grossCents: sums.grossCents },
    }));
    await trx.insertInto('payInvoiceLines').values(rows).execute();
  }
}

export async function listPayInvoices(db: Db | Trx, statementIds: readonly string[]) {
  if (statementIds.length === 0) return [];
  return db
    .selectFrom('payInvoices as v')
    .select(['v.statementId', 'v.kind', 'v.year', 'v.number', 'v.series', 'v.parties', 'v.category', 'v.rate'])
    .select(['v.netCents', 'v.taxCents', 'v.grossCents'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('payInvoices as c')
          .select(['c.kind', 'c.year', 'c.number', 'c.series'])
          .whereRef('c.id', '=', 'v.correctsId'),
      ).as('corrects'),
    )
    .where('v.statementId', 'in', [...statementIds])
    .execute();
}

/** Net, tax and gross of an invoice's lines, by the id of the earning or adjustment. */
export async function listPayInvoiceLines(db: Db, statementId: string) {
  const rows = await db
    .selectFrom('payInvoiceLines as l')
    .innerJoin('payInvoices as v', 'v.id', 'l.invoiceId')
    .select(['l.netCents', 'l.taxCents', 'l.grossCents'])
    .select((eb) => eb.fn.coalesce('l.earningId', 'l.adjustmentId').as('lineId'))
    .where('v.statementId', '=', statementId)
    .execute();
  return new Map(rows.map(({ lineId, ...sums }) => [lineId, sums]));
}
