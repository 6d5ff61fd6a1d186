import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import { Router, type Request, type Response } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openExport, readExportFilter } from '#server/features/auth/staff-export.ts';
import { version } from '#server/platform/start/version.ts';
import { booksInput, type BooksInput } from '#shared/exports.ts';
import { invoiceDetails, type InvoiceDetails } from '#shared/schemas/invoices.ts';
import { listLedgerAfter, listLines, listTaxLines } from '../invoice-queries.ts';
import { toDetails } from '../invoices/views.ts';
import { datevHead, datevPostings, windows1252, type DatevSeller } from './datev.ts';
import { electronicInvoice, isElectronic } from './electronic-invoice.ts';
import { saftFile } from './saft-portugal.ts';

/*
 * A seller's books of a period, for its accountant: DATEV, SAF-T (PT), and electronic invoices.
 * Promises: each invoice and credit note of the period once, in the order of its number's issue, with the figures it was issued with.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** `/files/exports/datev.csv`, `saft-pt.xml`, `e-invoices.zip`. */
export function booksRouter(deps: Deps): Router {
  const router = Router();

  async function open(kind: string, request: Request) {
    const period = readExportFilter(booksInput, request.query);
    const { office } = period;
    const range = { from: new Date(period.from), to: new Date(new Date(period.to).getTime() + dayMs - 1) };
    const pages = await openExport(deps, request, {
      ...{ kind, filter: period, needs: ['account', 'audit'], isAdminOnly: true },
      readRows: async (db, { after, limit }) => {
        const rows = await listLedgerAfter(db, { office, ...range }, { after, limit });
        const ids = rows.map(({ id }) => id);
        const [lines, taxed] = await Promise.all([listLines(db, rows), listTaxLines(db, ids)]);
        return rows.map((row) => {
          const whole = toDetails(row, lines.get(row.id) ?? [], taxed.get(row.id) ?? [], deps.now());
          return { at: row.at, id: row.id, invoice: invoiceDetails.parse(whole) };
        });
      },
    });
    return { period, pages: invoicesOf(pages) };
  }

  /** The seller as it is published now, whose accounts the books go to. */
  async function sellerOf({ office }: BooksInput) {
    const found = await deps.company.find('seller', { scope: office });
    if (!found) throw new AppError('SELLER_MISSING');
    return found.facts;
  }

  router.get('/datev.csv', async (request, response) => {
    const { period, pages } = await open('datev', request);
    const seller = await sellerOf(period);
    const { datev } = seller;
    if (!datev) throw new AppError('DATEV_ACCOUNTS_MISSING');
    const own: DatevSeller = { ...seller, datev };
    attach(response, `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`, 'text/csv; charset=windows-1252');
    await pipeline(Readable.from(datevOf(own, period, pages)), response);
  });

  async function* datevOf(seller: DatevSeller, period: BooksInput, pages: Pages) {
    yield windows1252(datevHead(seller, period, deps.now()));
    for await (const page of pages) {
      for (const invoice of page) yield windows1252(datevPostings(seller, invoice));
    }
  }

  router.get('/saft-pt.xml', async (request, response) => {
    const { period, pages } = await open('saft-pt', request);
    const seller = await sellerOf(period);
    if (seller.country !== 'PT') throw new AppError('SAFT_OTHER_COUNTRY');
    const invoices = (await collect(pages)).toReversed();
    const xml = saftFile({ seller, period, invoices, version, now: deps.now() });
    attach(response, `SAFT-PT_${period.from}_${period.to}.xml`, 'application/xml; charset=utf-8');
    response.end(xml);
  });

  router.get('/e-invoices.zip', async (request, response) => {
    const { period, pages } = await open('e-invoices', request);
    attach(response, `e-invoices-${period.from}-${period.to}.zip`, 'application/zip');
    await pipeline(Readable.from(makeZip(entriesOf(pages))), response);
  });

  return router;
}

type Pages = AsyncIterable<readonly InvoiceDetails[]>;

async function* invoicesOf(pages: AsyncIterable<readonly { invoice: InvoiceDetails }[]>): Pages {
  for await (const page of pages) yield page.map(({ invoice }) => invoice);
}

async function collect(pages: Pages): Promise<InvoiceDetails[]> {
  const all: InvoiceDetails[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

async function* entriesOf(pages: Pages) {
  for await (const page of pages) {
    for (const invoice of page) {
      if (!isElectronic(invoice)) continue;
      yield {
        name: `${invoice.number}.xml`,
        input: electronicInvoice(invoice),
        lastModified: new Date(invoice.issuedAt),
      };
    }
  }
}

function attach(response: Response, filename: string, type: string): void {
  response.attachment(filename);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
