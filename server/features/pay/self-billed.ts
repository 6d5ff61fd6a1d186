import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { evidenceOf, type VatCheck } from '#server/features/auth/vat-checks.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayInvoicesTable } from '#server/platform/db/pay-tables.ts';
import type { PayCurrency } from '#shared/pay/money.ts';
import { planInvoice, selfBilledNumber, type BillingDetails, type InvoiceParty } from '#shared/pay/self-billing.ts';
import type { payInvoiceView } from '#shared/schemas/pay-billing.ts';
import { findLastInvoice, findLastInvoiceNumber, insertPayInvoice, listPayInvoices } from './invoice-queries.ts';

/*
 * Statements of pay that are invoices in their supplier's name.
 * Promises: decided once, in the transaction that closes the month; numbers of a supplier, kind and year have no gaps; what an invoice
 * states does not change.
 */

interface ClosedStatement {
  id: string;
  userId: string;
  currency: PayCurrency;
  earnings: readonly { id: string; amountCents: number }[];
  adjustments: readonly { id: string; amountCents: number }[];
}

/** Issues the invoice of a statement, if it is one. The caller holds the months' lock, under which numbers are taken. */
export async function issueSelfBilled(
  trx: Trx,
  statement: ClosedStatement,
  at: {
    billing: { agreementId: string; startsOn: string; details: BillingDetails } | undefined;
    /** What VIES said of the supplier's VAT id. */
    check: VatCheck | undefined;
    house: InvoiceParty | null;
    day: string;
    now: Date;
  },
): Promise<void> {
  const { billing, check, house, day, now } = at;
  if (!billing) return;
  const { id: statementId, userId, currency } = statement;
  const { agreementId, startsOn, details } = billing;
  const invoice = planInvoice({ details, house, day, agreement: { startsOn, isEnded: false } }, [
    ...statement.earnings.map(({ id, amountCents }) => ({ earningId: id, adjustmentId: null, amountCents })),
    ...statement.adjustments.map(({ id, amountCents }) => ({ earningId: null, adjustmentId: id, amountCents })),
  ]);
  if (!invoice) return;
  const { kind, series, category, rate, netCents, taxCents, grossCents, supplier, customer } = invoice;
  const year = now.getUTCFullYear();
  const before = kind === 'credit-note' ? await findLastInvoice(trx, { userId, currency }) : undefined;
  await insertPayInvoice(
    trx,
    {
      ...{ statementId, userId, agreementId, kind, year, series, category, rate, netCents, taxCents, grossCents },
      number: (await findLastInvoiceNumber(trx, { userId, kind, year })) + 1,
      correctsId: before?.id ?? null,
      parties: JSON.stringify({ supplier: { ...supplier, ...evidenceOf(check) }, customer }),
      issuedAt: now,
    },
    invoice.lines,
  );
}

/** Invoices by statement. */
export async function readSelfBilled(
  db: Db | Trx,
  statementIds: readonly string[],
): Promise<ReadonlyMap<string, SelfBilled>> {
  const rows = await listPayInvoices(db, statementIds);
  return new Map(
    rows.map(({ statementId, corrects, ...row }) => [
      statementId,
      { ...row, number: selfBilledNumber(row), corrects: corrects && selfBilledNumber(corrects) },
    ]),
  );
}

export type SelfBilled = z.input<typeof payInvoiceView> & Pick<Selectable<PayInvoicesTable>, 'parties'>;
