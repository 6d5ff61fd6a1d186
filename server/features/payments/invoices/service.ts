import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { toPage, type Keyset } from '#server/platform/db/pagination.ts';
import { invoiceNumber, type InvoiceState } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import { houseCurrency } from '#shared/money.ts';
import type { InvoiceDetails, invoicesInput, invoicesOutput, InvoiceView } from '#shared/schemas/invoices.ts';
import { findInvoice, listInvoices, listInvoicesAfter, listLines, type InvoiceRow } from '../invoice-queries.ts';

/*
 * Invoices and credit notes as an organization reads them.
 * Promises: what an invoice states does not change.
 * Never: another account's invoice.
 */

/** Invoices per page of an export; each has up to `limits.documentsPerCheckout` lines. */
const exportPage = 100;

type View = z.input<typeof invoicesOutput>['items'][number];
type Details = Omit<InvoiceDetails, keyof InvoiceView> & View;

/** The account's invoices and credit notes, newest first; a person has none. */
export async function listOwnInvoices(
  { db, now }: Deps,
  actor: Actor,
  input: z.output<typeof invoicesInput>,
): Promise<z.input<typeof invoicesOutput>> {
  const page = toPage(input, limits.pageSizeCustomer);
  const { items, total } = await listInvoices(db, { accountId: actor.id, page });
  const at = now();
  return { items: items.map((row) => toView(row, at)), total, page: page.page, pageSize: page.pageSize };
}

/** One of the account's invoices with its lines. Throws INVOICE_NOT_FOUND. */
export async function getInvoice({ db, now }: Deps, actor: Actor, { id }: { id: string }): Promise<Details> {
  const row = await findInvoice(db, { id, accountId: actor.id });
  if (!row) throw new AppError('INVOICE_NOT_FOUND');
  return toDetails(row, (await listLines(db, [row])).get(id) ?? [], now());
}

/** Pages of the account's invoices with their lines, newest first. Throws TOO_MANY_REQUESTS. */
export async function openInvoices(
  deps: Deps,
  actor: Actor,
  { year }: { year?: number | undefined },
): Promise<AsyncIterable<readonly Details[]>> {
  await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');

  async function* pages() {
    let after: Keyset | undefined;
    for (;;) {
      const window = { accountId: actor.id, year, after, limit: exportPage };
      const rows = await listInvoicesAfter(deps.db, window);
      const lines = await listLines(deps.db, rows);
      yield rows.map((row) => toDetails(row, lines.get(row.id) ?? [], deps.now()));
      const last = rows.at(-1);
      if (!last || rows.length < exportPage) return;
      after = { at: last.at, id: last.id };
    }
  }
  return pages();
}

function toView(row: InvoiceRow, now: Date): View {
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

type Line = Details['lines'][number];

function toDetails(row: InvoiceRow, lines: readonly (Line & { invoiceId: string })[], now: Date): Details {
  const { customerName, billingAddress } = row;
  // A credit note of what was never collected names no card.
  const isUncollected = row.refundId !== null && row.onAccount && row.stripeRefundId === null;
  const card = isUncollected ? { cardBrand: null, cardLast4: null } : cardOf(row);
  const own = lines.map(({ invoiceId: _id, ...line }) => line);
  return { ...toView(row, now), customerName, billingAddress, ...card, lines: own };
}
