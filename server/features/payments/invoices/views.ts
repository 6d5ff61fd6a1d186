import type { z } from 'zod';
import { invoiceNumber, type InvoiceState } from '#shared/invoices.ts';
import type { InvoiceDetails, invoicesOutput, InvoiceView } from '#shared/schemas/invoices.ts';
import { taxTotals, type TaxedLine } from '#shared/tax.ts';
import { originalOf, type InvoiceRow } from '../invoice-queries.ts';

/** Invoices as organizations and the house read them. */

type View = z.input<typeof invoicesOutput>['items'][number];
export type InvoiceWithLines = Omit<InvoiceDetails, keyof InvoiceView> & View;

/** An invoice in a list. */
export function toView(row: InvoiceRow, now: Date): View {
  const { id, kind, issuedAt, totalCents, paymentId } = row;
  const { year, number, series } = originalOf(row);
  const isCredit = kind === 'credit-note';
  return {
    ...{ id, kind, issuedAt, totalCents, paymentId, number: invoiceNumber(row), currency: row.currency },
    netCents: row.netCents ?? totalCents,
    taxCents: row.taxCents ?? 0,
    office: row.office,
    state: stateOf(row, now),
    dueAt: isCredit ? null : row.dueAt,
    dueCents: isCredit ? 0 : dueOf(row),
    paidCents: isCredit || isOpen(row) ? row.receivedCents : totalCents - row.uncollectedCents,
    creditedCents: isCredit ? 0 : row.creditedCents,
    invoiceNumber: isCredit ? invoiceNumber({ kind: 'invoice', year, number, series }) : null,
  };
}

/** Of a statement that is due, or of orders of whose payment a part was taken back. */
function isOpen({ paymentStatus, isUnderpaid }: InvoiceRow): boolean {
  return paymentStatus === 'due' || isUnderpaid;
}

function dueOf(row: InvoiceRow): number {
  return isOpen(row) ? row.totalCents - row.refundedCents - row.receivedCents : 0;
}

function stateOf(row: InvoiceRow, now: Date): InvoiceState {
  const { kind, refundStatus, creditedCents, totalCents, dueAt } = row;
  if (kind === 'credit-note') return refundStatus === 'succeeded' ? 'refunded' : 'void';
  if (dueOf(row) > 0) return dueAt !== null && dueAt <= now ? 'overdue' : 'due';
  return creditedCents >= totalCents ? 'credited' : 'paid';
}

const cardOf = ({ cardBrand, cardLast4 }: InvoiceRow) => ({ cardBrand, cardLast4 });

type Line = InvoiceWithLines['lines'][number];

/** An invoice with its lines. */
export function toDetails(
  row: InvoiceRow,
  lines: readonly (Omit<Line, 'netCents' | 'taxCents' | 'taxRate' | 'taxCategory'> & { invoiceId: string })[],
  taxed: readonly (TaxedLine & { documentId: string })[],
  now: Date,
): InvoiceWithLines {
  const { customerName, billingAddress } = row;
  // A credit note of what was never collected names no card.
  const isUncollected = row.refundId !== null && row.onAccount && row.stripeRefundId === null;
  const card = isUncollected ? { cardBrand: null, cardLast4: null } : cardOf(row);
  const byDocument = new Map(taxed.map((line) => [line.documentId, line]));
  const own = lines.map(({ invoiceId: _id, ...line }) => {
    const {
      netCents = line.totalCents,
      taxCents = 0,
      rate = 0,
      category = 'O',
    } = byDocument.get(line.documentId) ?? {};
    return { ...line, netCents, taxCents, taxRate: rate, taxCategory: category };
  });
  const parties = { seller: row.parties?.seller ?? null, buyer: row.parties?.buyer ?? null };
  const taxes = taxTotals(taxed).map(({ category, rate, netCents, taxCents }) => ({
    category,
    rate,
    netCents,
    taxCents,
  }));
  return { ...toView(row, now), customerName, billingAddress, ...card, ...parties, taxes, lines: own };
}
