import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import type { ledgerInput, ledgerOutput } from '#shared/schemas/invoices.ts';
import { findAnyInvoice, listLedger, listLines, listTaxLines } from '../invoice-queries.ts';
import { mailInvoice, returnOf } from '../invoicing.ts';
import { lockPayment } from '../queries.ts';
import { findRefund } from '../refund-queries.ts';
import { toDetails, toView, type InvoiceWithLines } from './views.ts';

/*
 * The house's ledger of invoices and credit notes.
 * Promises: it shows what the organization was sent; a copy that is mailed again is the same invoice, under its number.
 */

/** Every account's invoices and credit notes, newest first. */
export async function getLedger(
  { db, now }: Deps,
  { page: number, pageSize, ...filter }: z.output<typeof ledgerInput>,
): Promise<z.input<typeof ledgerOutput>> {
  const page = toPage({ page: number, pageSize }, limits.pageSizeAdmin);
  const { items, total } = await listLedger(db, { ...filter, page });
  const at = now();
  return {
    items: items.map((row) => ({
      ...toView(row, at),
      accountId: row.accountId,
      customerName: row.customerName,
    })),
    total,
    page: page.page,
    pageSize: page.pageSize,
  };
}

/** Any invoice with its lines. Throws INVOICE_NOT_FOUND. */
export async function getAnyInvoice({ db, now }: Deps, { id }: { id: string }): Promise<InvoiceWithLines> {
  const row = await findAnyInvoice(db, id);
  if (!row) throw new AppError('INVOICE_NOT_FOUND');
  const [lines, taxed] = await Promise.all([listLines(db, [row]), listTaxLines(db, [id])]);
  return toDetails(row, lines.get(id) ?? [], taxed.get(id) ?? [], now());
}

/** Mails an invoice again to those who pay for the organization. Throws INVOICE_NOT_FOUND, TOO_MANY_REQUESTS. */
export async function resendInvoice(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');
  await deps.db.transaction().execute(async (trx) => {
    const row = await findAnyInvoice(trx, id);
    const payment = row && (await lockPayment(trx, row.paymentId));
    if (!row || !payment) throw new AppError('INVOICE_NOT_FOUND');
    const { kind, year, number, series, totalCents, issuedAt } = row;
    const refund = row.refundId === null ? undefined : await findRefund(trx, row.refundId);
    const returned = refund ? returnOf(payment, refund) : { isCredit: false };
    const invoice = { kind, year, number, series, totalCents, issuedAt, ...returned };
    await mailInvoice(deps, trx, { payment, organization: row.customerName, invoice });
    await recordAudit(deps, trx, {
      event: 'invoice.resent',
      actor,
      subjectUserId: payment.userId,
      details: { number: invoiceNumber({ kind, year, number, series }) },
    });
  });
}
