import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { checkVatIdNow } from '#server/features/auth/vat-checks.ts';
import { toPage, type Keyset } from '#server/platform/db/pagination.ts';
import { parseVatId } from '#server/platform/integrations/vat-ids.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import type {
  invoicesInput,
  invoicesOutput,
  requestInvoiceInput,
  requestInvoiceOutput,
} from '#shared/schemas/invoices.ts';
import {
  findInvoice,
  findInvoiceOf,
  listInvoices,
  listInvoicesAfter,
  listLines,
  listTaxLines,
} from '../invoice-queries.ts';
import { issueMissing } from '../invoicing.ts';
import { lockPayment } from '../queries.ts';
import { toDetails, toView, type InvoiceWithLines } from './views.ts';

/*
 * Invoices and credit notes as customers read them.
 * Promises: what an invoice states does not change.
 * Never: another account's invoice.
 */

/** Invoices per page of an export; each has up to `limits.documentsPerCheckout` lines. */
const exportPage = 100;

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
export async function getInvoice({ db, now }: Deps, actor: Actor, { id }: { id: string }): Promise<InvoiceWithLines> {
  const row = await findInvoice(db, { id, accountId: actor.id });
  if (!row) throw new AppError('INVOICE_NOT_FOUND');
  const [lines, taxed] = await Promise.all([listLines(db, [row]), listTaxLines(db, [id])]);
  return toDetails(row, lines.get(id) ?? [], taxed.get(id) ?? [], now());
}

/**
 * The invoice of a payment of one's own, issued when it is asked for first; afterwards the same one. Throws PAYMENT_NOT_FOUND for a
 * payment that was not settled, VAT_ID_INVALID, and where VIES is asked VAT_ID_NOT_REGISTERED, VAT_ID_UNCONFIRMED.
 */
export async function requestInvoice(
  deps: Deps,
  actor: Actor,
  { paymentId, name, address, country, vatId: typed }: z.output<typeof requestInvoiceInput>,
): Promise<z.input<typeof requestInvoiceOutput>> {
  await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');
  const vat = typed ? parseVatId(typed) : undefined;
  if (typed && !vat) throw new AppError('VAT_ID_INVALID');
  if (vat && !(await findInvoiceOf(deps.db, paymentId))) {
    const check = await checkVatIdNow(deps, { accountId: actor.id, vatId: vat.vatId });
    if (check?.state === 'invalid') throw new AppError('VAT_ID_NOT_REGISTERED');
  }
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.userId !== actor.id) throw new AppError('PAYMENT_NOT_FOUND');
    await issueMissing(deps, trx, paymentId, {
      ...{ name, billingAddress: address === '' ? null : address },
      ...{ country: country ?? vat?.country ?? null, vatId: vat?.vatId ?? null },
    });
    const invoice = await findInvoiceOf(trx, paymentId);
    if (!invoice) throw new AppError('PAYMENT_NOT_FOUND');
    return { id: invoice.id, number: invoiceNumber(invoice) };
  });
}

/** Pages of the account's invoices with their lines, newest first. Throws TOO_MANY_REQUESTS. */
export async function openInvoices(
  deps: Deps,
  actor: Actor,
  { year }: { year?: number | undefined },
): Promise<AsyncIterable<readonly InvoiceWithLines[]>> {
  await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');

  async function* pages() {
    let after: Keyset | undefined;
    for (;;) {
      const window = { accountId: actor.id, year, after, limit: exportPage };
      const rows = await listInvoicesAfter(deps.db, window);
      const ids = rows.map(({ id }) => id);
      const [lines, taxed] = await Promise.all([listLines(deps.db, rows), listTaxLines(deps.db, ids)]);
      yield rows.map((row) => toDetails(row, lines.get(row.id) ?? [], taxed.get(row.id) ?? [], deps.now()));
      const last = rows.at(-1);
      if (!last || rows.length < exportPage) return;
      after = { at: last.at, id: last.id };
    }
  }
  return pages();
}
