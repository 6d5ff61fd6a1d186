import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { amountCell, csvOf, setCsvHeaders, type CsvColumn } from '#server/platform/http/csv.ts';
import { setAttachment } from '#server/platform/http/response-headers.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { refusedInput } from '#server/public-api/field-errors.ts';
import { downgradeOutput } from '#server/public-api/versions/apply.ts';
import { canAny, isStaff } from '#shared/access.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import { invoiceWords } from '#shared/invoices.ts';
import { describeService } from '#shared/pricing.ts';
import { invoiceDetails, invoicesExportInput, type InvoiceDetails } from '#shared/schemas/invoices.ts';
import { datevFile, electronicInvoices, saftPortugalFile } from './books.ts';
import { electronicInvoice, isElectronic } from './electronic-invoice.ts';
import { getAnyInvoice } from './ledger.ts';
import { printInvoice } from './printing.ts';
import { getInvoice, openInvoices } from './service.ts';

interface Row {
  invoice: InvoiceDetails;
  line: InvoiceDetails['lines'][number];
}

const columns: readonly CsvColumn<Row>[] = [
  ['Number', ({ invoice }) => invoice.number],
  ['Kind', ({ invoice }) => invoiceWords[invoice.kind].label],
  ['Issued at', ({ invoice }) => invoice.issuedAt],
  ['State', ({ invoice }) => invoice.state],
  ['Invoice', ({ invoice }) => invoice.invoiceNumber],
  ['Total', ({ invoice }) => amountCell(invoice.totalCents, invoice.currency)],
  ['Credited', ({ invoice }) => amountCell(invoice.creditedCents, invoice.currency)],
  ['Currency', ({ invoice }) => invoice.currency.toUpperCase()],
  ['Due at', ({ invoice }) => invoice.dueAt],
  ['Due', ({ invoice }) => amountCell(invoice.dueCents, invoice.currency)],
  ['Paid', ({ invoice }) => amountCell(invoice.paidCents, invoice.currency)],
  ['Document', ({ line }) => line.documentId],
  ['File', ({ line }) => line.filename],
  ['Matter', ({ line }) => line.matter],
  ['Service', ({ line }) => describeService(line)],
  ['Pages', ({ line }) => line.pages],
  ['Rate', ({ invoice, line }) => amountCell(line.rateCents, invoice.currency)],
  ['Rush', ({ invoice, line }) => amountCell(line.surchargeCents, invoice.currency)],
  ['Postage', ({ invoice, line }) => amountCell(line.postageCents, invoice.currency)],
  ['Minimum order', ({ invoice, line }) => amountCell(line.topUpCents, invoice.currency)],
  ['Fee per document', ({ invoice, line }) => amountCell(line.feeCents, invoice.currency)],
  ['Discount', ({ invoice, line }) => amountCell(line.discountCents, invoice.currency)],
  ['Agreed extras', ({ invoice, line }) => amountCell(line.extraCents, invoice.currency)],
  ['Line total', ({ invoice, line }) => amountCell(line.totalCents, invoice.currency)],
];

/**
 * `/files/invoices.csv`, `.json`, and `/files/invoices/:id`, the PDF, or with `.xml` the electronic invoice. For those who pay for an organization; the PDF for the
 * house's bookkeepers too.
 */
export function invoicesRouter(deps: Deps): Router {
  const router = Router();

  async function open(request: Request, response: Response) {
    const { actor, version } = await requireFileCaller(deps, { request, response }, 'GET invoices');
    const filter = invoicesExportInput.safeParse(request.query);
    if (!filter.success) throw refusedInput(filter.error, request.query);
    return { reader: actor.id, pages: inVersion(version, await openInvoices(deps, actor, filter.data)) };
  }

  const filename = (extension: string) => `invoices-${deps.now().toISOString().slice(0, 10)}.${extension}`;

  router.get('/invoices.csv', async (request, response) => {
    const { reader, pages } = await open(request, response);
    setCsvHeaders(response, filename('csv'));
    await sendDownload(deps, { response, reader }, () => csvOf(columns, rowsOf(pages)));
  });

  router.get('/invoices.json', async (request, response) => {
    const { reader, pages } = await open(request, response);
    setAttachment(response, filename('json'), 'application/json; charset=utf-8');
    await sendDownload(deps, { response, reader }, () => jsonOf(pages));
  });

  router.get('/invoices/:id', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'GET invoices');
    const isXml = request.params.id.endsWith('.xml');
    const id = z.uuid().safeParse(request.params.id.replace(/\.xml$/, ''));
    if (!id.success) throw new AppError('INVOICE_NOT_FOUND');
    const isLedger = isStaff(actor.role) && !actor.apiKey && canAny(actor, ['account', 'audit']);
    if (isLedger) requireSecondFactor(deps, actor);
    const found = isLedger ? getAnyInvoice(deps, { id: id.data }) : getInvoice(deps, actor, { id: id.data });
    const invoice = invoiceDetails.parse(await found);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const body = isXml ? writeElectronic(invoice) : await printInvoice(deps, actor, invoice);
      const [extension, type] = isXml ? ['xml', 'application/xml; charset=utf-8'] : ['pdf', 'application/pdf'];
      setAttachment(response, `${invoice.number}.${extension}`, type);
      return body;
    });
  });

  return router;
}

/** Throws SELLER_MISSING for one from before a seller was published, which has no electronic form. */
function writeElectronic(invoice: InvoiceDetails): Buffer {
  if (!isElectronic(invoice)) throw new AppError('SELLER_MISSING');
  return Buffer.from(electronicInvoice(invoice));
}

/** Under `/files/exports`, for the house: `datev.csv`, `saft-pt.xml`, `e-invoices.zip` of a seller and a period. */
export function booksRouter(deps: Deps): Router {
  const router = Router();
  const files = { 'datev.csv': datevFile, 'saft-pt.xml': saftPortugalFile, 'e-invoices.zip': electronicInvoices };
  for (const [path, make] of Object.entries(files)) {
    router.get(`/${path}`, async (request, response) => {
      const { reader, name, type, body } = await make(deps, { request, query: request.query });
      setAttachment(response, name, type);
      await sendDownload(deps, { response, reader }, () => body);
    });
  }
  return router;
}

type Pages = Awaited<ReturnType<typeof openInvoices>>;

/** The pages, where the caller's version has words for them. */
async function* inVersion(version: ApiVersion, pages: Pages): Pages {
  for await (const page of pages) {
    downgradeOutput(version, { path: '/files/invoices' }, { items: page });
    yield page;
  }
}

async function* rowsOf(pages: Pages): AsyncGenerator<readonly Row[]> {
  for await (const page of pages) {
    yield page.flatMap((row) => {
      const invoice = invoiceDetails.parse(row);
      return invoice.lines.map((line) => ({ invoice, line }));
    });
  }
}

async function* jsonOf(pages: Pages): AsyncGenerator<string> {
  let before = '{"items":[';
  for await (const page of pages) {
    const items = page.map((row) => JSON.stringify(invoiceDetails.parse(row)));
    if (items.length === 0) continue;
    yield before + items.join(',');
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
