import type { z } from 'zod';
import { invoiceNumber, type InvoiceState } from '#shared/invoices.ts';
import { houseCurrency } from '#shared/money.ts';
import type { InvoiceDetails, invoicesOutput, InvoiceView } from '#shared/schemas/invoices.ts';
import type { InvoiceRow } from '../invoice-queries.ts';

/** Invoices as organizations and the house read them. */

type View = z.input<typeof invoicesOutput>['items'][number];
export type InvoiceWithLines = Omit<InvoiceDetails, keyof InvoiceView> & View;

/** An invoice in a list. */
export function toView(row: InvoiceRow, now: Date): View {
  const { id, kind, issuedAt, totalCents, paymentId } = row;
  const [year = 0, number = 0] = (row.original ?? '').split('-').map(Number);
  const isCredit = kind === 'credit-note';
  return {
    ...{ id, kind, issuedAt, totalCents, paymentId, number: invoiceNumber(row), currency: houseCurrency },
    state: stateOf(row, now),
    dueAt: isCredit ? null : row.dueAt,
    dueCents: isCredit ? 0 : dueOf(row),
    paidCents: isCredit || row.paymentStatus === 'due' ? row.receivedCents : totalCents - row.uncollectedCents,
    creditedCents: isCredit ? 0 : row.creditedCents,
    invoiceNumber: isCredit ? invoiceNumber({ kind: 'invoice', year, number }) : null,
  };
}

function dueOf({ paymentStatus, totalCents, refundedCents, receivedCents }: InvoiceRow): number {
  return paymentStatus === 'due' ? totalCents - refundedCents - receivedCents : 0;
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
  lines: readonly (Line & { invoiceId: string })[],
  now: Date,
): InvoiceWithLines {
  const { customerName, billingAddress } = row;
  // A credit note of what was never collected names no card.
  const isUncollected = row.refundId !== null && row.onAccount && row.stripeRefundId === null;
  const card = isUncollected ? { cardBrand: null, cardLast4: null } : cardOf(row);
  const own = lines.map(({ invoiceId: _id, ...line }) => line);
  return { ...toView(row, now), customerName, billingAddress, ...card, lines: own };
}
