import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { invoiceNumber, type InvoiceKind, type InvoiceState } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import type { InvoiceDetails, InvoiceView, invoicesInput, invoicesOutput } from '#shared/schemas/invoices.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import { toPage, type Keyset } from '#server/platform/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { lockPayment } from '#server/features/payments/queries.ts';
import { listRefunds } from '#server/features/payments/refunds/queries.ts';
import * as queries from './queries.ts';

/*
 * Invoices of organizations: one per payment, and a credit note per refund.
 * Promises: requested in the commit that settles the payment or the refund, and issued once by a job, or with the statement of a
 * month's orders on account; numbers have no gaps; what an invoice states does not change.
 * Never: an invoice of a payment that was not settled or stated, or is flagged; another account's invoice.
 */

/** Invoices per page of an export; each has up to `limits.documentsPerCheckout` lines. */
const exportPage = 100;

type Payment = { id: string; userId: string };
type Invoiced = Pick<Selectable<PaymentsTable>, 'id' | 'userId' | 'status' | 'flag' | 'onAccount' | 'statedAt'>;
type Statement = Pick<Selectable<PaymentsTable>, 'status' | 'dueAt' | 'amountCents' | 'refundedCents'>;
type View = z.input<typeof invoicesOutput>['items'][number];
type Details = Omit<InvoiceDetails, keyof InvoiceView> & View;

/** Has the invoices of an organization's payment issued once the transaction commits. */
export async function requestInvoices(deps: Deps, trx: Trx, { id, userId }: Payment): Promise<void> {
  if (!(await queries.findBilled(trx, userId))) return;
  await deps.jobs.enqueue(trx, 'payments.issueInvoices', { paymentId: id });
}

/** Job: issues the invoice of a payment and the credit notes of its refunds that are missing, and mails them. Idempotent. */
export async function issueInvoices(deps: Deps, paymentId: string): Promise<void> {
  await deps.db.transaction().execute((trx) => issueMissing(deps, trx, paymentId));
}

/** The same in the caller's transaction, which states a month's orders on account. */
export async function issueMissing(deps: Deps, trx: Trx, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment || !isInvoiced(payment)) return;
  const billed = await queries.findBilled(trx, payment.userId);
  if (!billed) return;
  const issued = await queries.listIssued(trx, paymentId);
  const refunds = (await listRefunds(trx, paymentId)).filter(
    ({ id, status }) => status === 'succeeded' && !issued.has(id),
  );
  if (!issued.has(null)) await queries.updateMatters(trx, paymentId);
  const missing = [
    ...(issued.has(null) ? [] : [{ kind: 'invoice' as const, refundId: null, totalCents: payment.amountCents }]),
    ...refunds.map(({ id, amountCents, stripeRefundId }) => ({
      kind: 'credit-note' as const,
      refundId: id,
      totalCents: amountCents,
      // Credited before anything was collected, so that no card got it back.
      isCredit: payment.onAccount && stripeRefundId === null,
    })),
  ];
  for (const paper of missing) await issue(deps, trx, { payment, billed, paper });
}

/** Settled, or stated; a month's orders on account have no invoice before. */
function isInvoiced({ status, flag, onAccount, statedAt }: Invoiced): boolean {
  if (flag !== null) return false;
  return onAccount ? statedAt !== null : status === 'paid' || status === 'refunded';
}

async function issue(
  deps: Deps,
  trx: Trx,
  invoice: {
    payment: Payment & Statement;
    billed: { name: string | null; billingAddress: string | null };
    paper: { kind: InvoiceKind; refundId: string | null; totalCents: number; isCredit?: boolean };
  },
): Promise<void> {
  const { payment, billed } = invoice;
  const { isCredit = false, ...paper } = invoice.paper;
  const issuedAt = deps.now();
  const series = { kind: paper.kind, year: issuedAt.getUTCFullYear() };
  const number = await queries.takeNumber(trx, series);
  await queries.insertInvoice(trx, {
    ...paper,
    ...series,
    id: randomUUID(),
    accountId: payment.userId,
    number,
    paymentId: payment.id,
    customerName: billed.name ?? '',
    billingAddress: billed.billingAddress,
    issuedAt,
  });
  for (const to of await queries.listBillingMembers(trx, payment.userId)) {
    await queueEmail(deps, trx, {
      userId: to.userId,
      to: { name: to.name, address: to.email },
      template: 'invoice-issued',
      payload: {
        kind: paper.kind,
        number: invoiceNumber({ ...series, number }),
        organization: billed.name ?? '',
        totalCents: paper.totalCents,
        issuedAt: issuedAt.toISOString(),
        isCredit,
        ...(payment.status === 'due' &&
          payment.dueAt && {
            dueAt: payment.dueAt.toISOString(),
            dueCents: payment.amountCents - payment.refundedCents,
          }),
      },
    });
  }
}

/** The account's invoices and credit notes, newest first; a person has none. */
export async function listOwnInvoices(
  { db, now }: Deps,
  actor: Actor,
  input: z.output<typeof invoicesInput>,
): Promise<z.input<typeof invoicesOutput>> {
  const page = toPage(input, limits.pageSizeCustomer);
  const { items, total } = await queries.listInvoices(db, { accountId: actor.id, page });
  const at = now();
  return { items: items.map((row) => toView(row, at)), total, page: page.page, pageSize: page.pageSize };
}

/** One of the account's invoices with its lines. Throws INVOICE_NOT_FOUND. */
export async function getInvoice({ db, now }: Deps, actor: Actor, { id }: { id: string }): Promise<Details> {
  const row = await queries.findInvoice(db, { id, accountId: actor.id });
  if (!row) throw new AppError('INVOICE_NOT_FOUND');
  return toDetails(row, (await queries.listLines(db, [row])).get(id) ?? [], now());
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
      const rows = await queries.listInvoicesAfter(deps.db, window);
      const lines = await queries.listLines(deps.db, rows);
      yield rows.map((row) => toDetails(row, lines.get(row.id) ?? [], deps.now()));
      const last = rows.at(-1);
      if (!last || rows.length < exportPage) return;
      after = { at: last.at, id: last.id };
    }
  }
  return pages();
}

function toView(row: queries.InvoiceRow, now: Date): View {
  const { id, kind, issuedAt, totalCents, paymentId } = row;
  const [year = 0, number = 0] = (row.original ?? '').split('-').map(Number);
  const isCredit = kind === 'credit-note';
  return {
    ...{ id, kind, issuedAt, totalCents, paymentId, number: invoiceNumber(row), currency: 'usd' },
    state: stateOf(row, now),
    dueAt: isCredit ? null : row.dueAt,
    dueCents: isCredit ? 0 : dueOf(row),
    paidCents: isCredit || row.paymentStatus === 'due' ? 0 : totalCents - row.uncollectedCents,
    creditedCents: isCredit ? 0 : row.creditedCents,
    invoiceNumber: isCredit ? invoiceNumber({ kind: 'invoice', year, number }) : null,
  };
}

function dueOf({ paymentStatus, totalCents, refundedCents }: queries.InvoiceRow): number {
  return paymentStatus === 'due' ? totalCents - refundedCents : 0;
}

function stateOf(row: queries.InvoiceRow, now: Date): InvoiceState {
  const { kind, refundStatus, creditedCents, totalCents, dueAt } = row;
  if (kind === 'credit-note') return refundStatus === 'succeeded' ? 'refunded' : 'void';
  if (dueOf(row) > 0) return dueAt !== null && dueAt <= now ? 'overdue' : 'due';
  return creditedCents >= totalCents ? 'credited' : 'paid';
}

const cardOf = ({ cardBrand, cardLast4 }: queries.InvoiceRow) => ({ cardBrand, cardLast4 });

type Line = Details['lines'][number];

function toDetails(row: queries.InvoiceRow, lines: readonly (Line & { invoiceId: string })[], now: Date): Details {
  const { customerName, billingAddress } = row;
  // A credit note of what was never collected names no card.
  const isUncollected = row.refundId !== null && row.onAccount && row.stripeRefundId === null;
  const card = isUncollected ? { cardBrand: null, cardLast4: null } : cardOf(row);
  const own = lines.map(({ invoiceId: _id, ...line }) => line);
  return { ...toView(row, now), customerName, billingAddress, ...card, lines: own };
}
