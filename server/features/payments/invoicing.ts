import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import { invoiceNumber, type InvoiceKind } from '#shared/invoices.ts';
import {
  findBilled,
  insertInvoice,
  listBillingMembers,
  listIssued,
  takeNumber,
  updateMatters,
} from './invoice-queries.ts';
import { lockPayment } from './queries.ts';
import { balanceOf } from './receivables.ts';
import { listRefunds } from './refund-queries.ts';

/*
 * Issuing of invoices to organizations: one per payment, and a credit note per refund.
 * Promises: requested in the commit that settles the payment or the refund, and issued once by a job, or with the statement of a
 * month's orders on account; numbers have no gaps.
 * Never: an invoice of a payment that was not settled or stated, or is flagged.
 */

type Payment = { id: string; userId: string };
type Invoiced = Pick<Selectable<PaymentsTable>, 'id' | 'userId' | 'status' | 'flag' | 'onAccount' | 'statedAt'>;
type Statement = Pick<
  Selectable<PaymentsTable>,
  'status' | 'dueAt' | 'amountCents' | 'refundedCents' | 'receivedCents'
>;

/** Has the invoices of an organization's payment issued once the transaction commits. */
export async function requestInvoices(deps: Deps, trx: Trx, { id, userId }: Payment): Promise<void> {
  if (!(await findBilled(trx, userId))) return;
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
  const billed = await findBilled(trx, payment.userId);
  if (!billed) return;
  const issued = await listIssued(trx, paymentId);
  const refunds = (await listRefunds(trx, paymentId)).filter(
    ({ id, status }) => status === 'succeeded' && !issued.has(id),
  );
  if (!issued.has(null)) await updateMatters(trx, paymentId);
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
  const number = await takeNumber(trx, series);
  await insertInvoice(trx, {
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
  const stated = { ...series, number, totalCents: paper.totalCents, issuedAt, isCredit };
  await mailInvoice(deps, trx, { payment, organization: billed.name ?? '', invoice: stated });
}

interface Mailed {
  payment: Payment & Statement;
  organization: string;
  invoice: { kind: InvoiceKind; year: number; number: number; totalCents: number; issuedAt: Date; isCredit: boolean };
}

/** Mails an invoice or credit note to those who pay for the organization. */
export async function mailInvoice(deps: Deps, trx: Trx, { payment, organization, invoice }: Mailed): Promise<void> {
  for (const to of await listBillingMembers(trx, payment.userId)) {
    await queueEmail(deps, trx, {
      userId: to.userId,
      to: { name: to.name, address: to.email },
      template: 'invoice-issued',
      payload: {
        kind: invoice.kind,
        number: invoiceNumber(invoice),
        organization,
        totalCents: invoice.totalCents,
        issuedAt: invoice.issuedAt.toISOString(),
        isCredit: invoice.isCredit,
        ...(payment.status === 'due' &&
          payment.dueAt && {
            dueAt: payment.dueAt.toISOString(),
            dueCents: balanceOf(payment),
          }),
      },
    });
  }
}
