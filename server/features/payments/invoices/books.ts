import type { IncomingMessage } from 'node:http';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openExport, readExportFilter } from '#server/features/auth/staff-export.ts';
import { streamZip } from '#server/platform/http/zip.ts';
import { version } from '#server/platform/settings/version.ts';
import { booksInput, type BooksInput } from '#shared/exports.ts';
import { invoiceDetails, type InvoiceDetails } from '#shared/schemas/invoices.ts';
import { listLedgerAfter, listLines, listTaxLines } from '../invoice-queries.ts';
import { datevHead, datevPostings, windows1252, type DatevSeller } from './datev.ts';
import { electronicInvoice, isElectronic } from './electronic-invoice.ts';
import { saftFile } from './saft-portugal.ts';
import { toDetails } from './views.ts';

/*
 * A seller's books of a period, for its accountant: DATEV, SAF-T (PT), and electronic invoices.
 * Promises: each invoice and credit note of the period once, with the figures it was issued with.
 */

const dayMs = 24 * 60 * 60 * 1000;

export interface BooksFile {
  /** Who asked for it. */
  reader: string;
  name: string;
  type: string;
  body: AsyncIterable<Uint8Array | string>;
}

interface BooksRequest {
  request: Pick<IncomingMessage, 'headers' | 'method'>;
  query: unknown;
}

type Pages = AsyncIterable<readonly InvoiceDetails[]>;

async function open(deps: Deps, { request, query }: BooksRequest, kind: string) {
  const period = readExportFilter(booksInput, query);
  const { office } = period;
  const range = { from: new Date(period.from), to: new Date(new Date(period.to).getTime() + dayMs - 1) };
  const { actor, pages } = await openExport(deps, request, {
    ...{ kind, filter: period, needs: ['account', 'audit'], isAdminOnly: true },
    readRows: async (db, { after, limit }) => {
      const found = await listLedgerAfter(db, { office, ...range }, { after, limit });
      const ids = found.map(({ id }) => id);
      const [lines, taxed] = await Promise.all([listLines(db, found), listTaxLines(db, ids)]);
      return found.map((row) => {
        const whole = toDetails(row, lines.get(row.id) ?? [], taxed.get(row.id) ?? [], deps.now());
        return { at: row.at, id: row.id, invoice: invoiceDetails.parse(whole) };
      });
    },
  });
  return { reader: actor.id, period, pages: invoicesOf(pages) };
}

async function* invoicesOf(pages: AsyncIterable<readonly { invoice: InvoiceDetails }[]>): Pages {
  for await (const page of pages) yield page.map(({ invoice }) => invoice);
}

/** The seller as it is published now, whose accounts the books go to. */
async function sellerOf({ company }: Deps, { office }: BooksInput) {
  const found = await company.find('seller', { scope: office });
  if (!found) throw new AppError('SELLER_MISSING');
  return found.facts;
}

/** Throws SELLER_MISSING, DATEV_ACCOUNTS_MISSING, and the codes of exports. */
export async function datevFile(deps: Deps, request: BooksRequest): Promise<BooksFile> {
  const { reader, period, pages } = await open(deps, request, 'datev');
  const { datev, ...seller } = await sellerOf(deps, period);
  if (!datev) throw new AppError('DATEV_ACCOUNTS_MISSING');
  const own: DatevSeller = { ...seller, datev };
  async function* body() {
    yield windows1252(datevHead(own, period, deps.now()));
    for await (const page of pages) {
      for (const invoice of page) yield windows1252(datevPostings(own, invoice));
    }
  }
  const name = `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`;
  return { reader, name, type: 'text/csv; charset=windows-1252', body: body() };
}

/** Throws SELLER_MISSING, SAFT_OTHER_COUNTRY, SAFT_CURRENCIES, and the codes of exports. */
export async function saftPortugalFile(deps: Deps, request: BooksRequest): Promise<BooksFile> {
  const { reader, period, pages } = await open(deps, request, 'saft-pt');
  const seller = await sellerOf(deps, period);
  if (seller.country !== 'PT') throw new AppError('SAFT_OTHER_COUNTRY');
  async function* body() {
    // Its head holds the sums of all.
    const invoices: InvoiceDetails[] = [];
    for await (const page of pages) invoices.push(...page);
    if (new Set(invoices.map(({ currency }) => currency)).size > 1) throw new AppError('SAFT_CURRENCIES');
    const program = { product: deps.env.brand.name, version };
    yield saftFile({ seller, period, invoices: invoices.toReversed(), program, now: deps.now() });
  }
  const name = `SAFT-PT_${period.from}_${period.to}.xml`;
  return { reader, name, type: 'application/xml; charset=utf-8', body: body() };
}

/** Those with a seller and tax, each a file. Throws the codes of exports. */
export async function electronicInvoices(deps: Deps, request: BooksRequest): Promise<BooksFile> {
  const { reader, period, pages } = await open(deps, request, 'e-invoices');
  const name = `e-invoices-${period.from}-${period.to}.zip`;
  return { reader, name, type: 'application/zip', body: streamZip(entriesOf(pages)) };
}

async function* entriesOf(pages: Pages) {
  for await (const page of pages) {
    for (const invoice of page.filter(isElectronic)) {
      const lastModified = new Date(invoice.issuedAt);
      yield { name: `${invoice.number}.xml`, input: electronicInvoice(invoice), lastModified };
    }
  }
}
