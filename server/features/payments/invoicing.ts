import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { evidenceOf, findVatCheck, type VatCheck } from '#server/features/auth/vat-checks.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { InvoiceParties } from '#server/platform/db/invoice-tables.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import { invoiceNumber, type InvoiceKind } from '#shared/invoices.ts';
import type { Currency } from '#shared/money.ts';
import type { ReturnWay } from '#shared/received.ts';
import { splitTax, taxOf, type Tax } from '#shared/tax.ts';
import type { TranslationType } from '#shared/translation-types.ts';
import {
  findBilled,
  findInvoiced,
  insertInvoice,
  listBillingMembers,
  listCharged,
  listIssued,
  listSold,
  takeNumber,
  updateMatters,
} from './invoice-queries.ts';
import { lockPayment } from './queries.ts';
import { balanceOf } from './receivables.ts';
import { listRefunds } from './refund-queries.ts';

/*
 * Issuing of invoices: one per payment of an organization, of everybody else's where they ask, and a credit note per refund.
 * Promises: requested in the commit that settles the payment or the refund, and issued once by a job, or with the statement of a
 * month's orders on account; numbers have no gaps, and times follow them.
 * Never: an invoice of a payment that was not settled or stated, or is flagged.
 */

type Payment = { id: string; userId: string };
type Invoiced = Pick<Selectable<PaymentsTable>, 'id' | 'userId' | 'status' | 'flag' | 'onAccount' | 'statedAt'>;
type Statement = Pick<
  Selectable<PaymentsTable>,
  'status' | 'dueAt' | 'amountCents' | 'refundedCents' | 'receivedCents'
>;

/** Has the invoices of an organization's payment, and the credit notes of an invoiced one, issued once the transaction commits. */
export async function requestInvoices(deps: Deps, trx: Trx, { id, userId }: Payment): Promise<void> {
  if (!(await findBilled(trx, userId)) && !(await findInvoiced(trx, id))) return;
  await deps.jobs.enqueue(trx, 'payments.issueInvoices', { paymentId: id });
}

/** Job: issues the invoice of a payment and the credit notes of its refunds that are missing, and mails them. Idempotent. */
export async function issueInvoices(deps: Deps, paymentId: string): Promise<void> {
  await deps.db.transaction().execute((trx) => issueMissing(deps, trx, paymentId));
}

/**
 * The same in the caller's transaction, which states a month's orders on account, or issues to a customer who asks. Throws
 * VAT_ID_UNCONFIRMED to one who asks before VIES confirmed the id that would move the tax to them.
 */
export async function issueMissing(deps: Deps, trx: Trx, paymentId: string, asked?: Billed): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment || !isInvoiced(payment)) return;
  const invoiced = await findInvoiced(trx, paymentId);
  const billed = invoiced ?? (await findBilled(trx, payment.userId)) ?? asked;
  if (!billed) return;
  const issued = await listIssued(trx, paymentId);
  const refunds = (await listRefunds(trx, paymentId)).filter(
    ({ id, status }) => status === 'succeeded' && !issued.has(id),
  );
  if (!issued.has(null)) await updateMatters(trx, paymentId);
  const missing = [
    ...(issued.has(null) ? [] : [{ kind: 'invoice' as const, refundId: null, totalCents: payment.amountCents }]),
    ...refunds.map((refund) => ({
      kind: 'credit-note' as const,
      refundId: refund.id,
      totalCents: refund.amountCents,
      ...returnOf(payment, refund),
    })),
  ];
  const isAsked = billed === asked;
  for (const paper of missing) await issue(deps, trx, { payment, billed, isAsked, seller: invoiced, paper });
}

/** Whether a refund reduces the amount due, since nothing was collected yet, or else by which method it is paid. */
export function returnOf(
  { onAccount, paidAt }: Pick<Selectable<PaymentsTable>, 'onAccount' | 'paidAt'>,
  { stripeRefundId, createdAt }: Pick<Selectable<RefundsTable>, 'stripeRefundId' | 'createdAt'>,
): { isCredit: boolean; way?: ReturnWay } {
  if (stripeRefundId !== null) return { isCredit: false, way: 'card' };
  const isCredit = onAccount && (paidAt === null || createdAt <= paidAt);
  return isCredit ? { isCredit } : { isCredit, way: 'hand' };
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
    payment: Payment & Statement & { currency: Currency };
    billed: Billed;
    isAsked: boolean;
    /** Of the invoice that a credit note corrects. */
    seller: { office: string; series: string; parties: InvoiceParties | null } | undefined;
    paper: { kind: InvoiceKind; refundId: string | null; totalCents: number; isCredit?: boolean; way?: ReturnWay };
  },
): Promise<void> {
  const { payment, billed, isAsked } = invoice;
  const { isCredit = false, way, ...paper } = invoice.paper;
  const sold = await listSold(trx, { paymentId: payment.id, refundId: paper.refundId });
  const { vatId } = billed;
  const check = vatId === null ? null : await findVatCheck(deps, trx, { accountId: payment.userId, vatId });
  const { office, series, parties } = invoice.seller ?? (await sellerOf(deps, sold, { ...billed, check }));
  const year = deps.now().getUTCFullYear();
  const number = await takeNumber(trx, { office, kind: paper.kind, year });
  // Read under the number's lock, so that times follow the numbers; one that waited past the year's end stays in its year.
  const issuedAt = new Date(Math.min(deps.now().getTime(), Date.UTC(year + 1, 0, 1) - 1));
  const charged = paper.kind === 'credit-note' ? await listCharged(trx, payment.id) : null;
  const lines = await taxLines(deps, { sold, office, billed, check, isAsked, charged });
  const numbered = { kind: paper.kind, year, office, series };
  await insertInvoice(
    trx,
    {
      ...paper,
      ...numbered,
      id: randomUUID(),
      accountId: payment.userId,
      number,
      paymentId: payment.id,
      customerName: billed.name ?? '',
      billingAddress: billed.billingAddress,
      issuedAt,
      currency: payment.currency,
      parties: parties && JSON.stringify(parties),
      netCents: lines.reduce((sum, { netCents }) => sum + netCents, 0),
      taxCents: lines.reduce((sum, { taxCents }) => sum + taxCents, 0),
    },
    lines,
  );
  const stated = { ...numbered, number, totalCents: paper.totalCents, issuedAt, isCredit, way };
  await mailInvoice(deps, trx, { payment, organization: billed.name ?? '', invoice: stated });
}

/** Recipient of an invoice. */
export interface Billed {
  name: string | null;
  billingAddress: string | null;
  country: string | null;
  vatId: string | null;
}

type Sold = Awaited<ReturnType<typeof listSold>>;

/** The seller of the office that makes the order, or the main one; without a published one, the house without tax. */
async function sellerOf({ company }: Deps, sold: Sold, { country, vatId, check }: Billed & { check: VatCheck | null }) {
  const wanted = sold[0]?.office ?? '';
  const own = await company.find('seller', { scope: wanted });
  const found = own ?? (await company.find('seller'));
  if (!found) return { office: '', series: '', parties: null };
  const { rates: _rates, hasReverseCharge: _rule, datev: _accounts, ...seller } = found.facts;
  const buyer = { country, vatId, ...evidenceOf(check) };
  return { office: own ? wanted : '', series: seller.series, parties: { seller, buyer } };
}

/** Net and tax of each document: of a credit note by the rates of its invoice. */
async function taxLines(
  { company }: Deps,
  of: {
    sold: Sold;
    office: string;
    billed: Billed;
    check: VatCheck | null;
    isAsked: boolean;
    charged: ReadonlyMap<string, Tax> | null;
  },
) {
  const { sold, office, billed, check, isAsked, charged } = of;
  const seller = (await company.find('seller', { scope: office }))?.facts ?? null;
  const isConfirmed = check === null || check.state === 'valid';
  const taxOfSale = (service: TranslationType): Tax => {
    const tax = taxOf(seller, billed, service);
    if (tax.category !== 'AE' || isConfirmed) return tax;
    // Automatically issued invoices do not wait for VIES: they bear the tax owed by a customer without an id.
    if (isAsked) throw new AppError('VAT_ID_UNCONFIRMED');
    return taxOf(seller, { ...billed, vatId: null }, service);
  };
  return splitTax(
    sold.map(({ documentId, grossCents, translationType }) => {
      const { category, rate } = charged ? (charged.get(documentId) ?? untaxed) : taxOfSale(translationType);
      return { documentId, grossCents: grossCents ?? 0, category, rate };
    }),
  );
}

const untaxed: Tax = { category: 'O', rate: 0 };

interface Mailed {
  payment: Payment & Statement & { currency: Currency };
  organization: string;
  invoice: {
    kind: InvoiceKind;
    year: number;
    number: number;
    series: string;
    totalCents: number;
    issuedAt: Date;
    isCredit: boolean;
    way?: ReturnWay | undefined;
  };
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
        currency: payment.currency,
        issuedAt: invoice.issuedAt.toISOString(),
        isCredit: invoice.isCredit,
        ...(invoice.way && { way: invoice.way }),
        ...(payment.status === 'due' &&
          payment.dueAt && {
            dueAt: payment.dueAt.toISOString(),
            dueCents: balanceOf(payment),
          }),
      },
    });
  }
}
