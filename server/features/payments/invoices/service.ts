import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { toPage, type Keyset } from '#server/platform/db/pagination.ts';
import { limits } from '#shared/limits.ts';
import type { invoicesInput, invoicesOutput } from '#shared/schemas/invoices.ts';
import { findInvoice, listInvoices, listInvoicesAfter, listLines } from '../invoice-queries.ts';
import { toDetails, toView, type InvoiceWithLines } from './views.ts';

/*
 * Invoices and credit notes as an organization reads them.
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
  return toDetails(row, (await listLines(db, [row])).get(id) ?? [], now());
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
      const lines = await listLines(deps.db, rows);
      yield rows.map((row) => toDetails(row, lines.get(row.id) ?? [], deps.now()));
      const last = rows.at(-1);
      if (!last || rows.length < exportPage) return;
      after = { at: last.at, id: last.id };
    }
  }
  return pages();
}
