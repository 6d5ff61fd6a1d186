import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueMissing } from '#server/features/payments/invoicing.ts';
import type { Currency } from '#shared/money.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import { readArchivalPdf } from '../support/archival-pdf.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { buildDraft, deliver, pay, paymentOf } from '../support/orders.ts';
import { hasTools, toolNames } from '../support/signatures.ts';

/** Tax, invoices of every customer, numbers without gaps, and the seller's books. */

let h: Harness;
let admin: BuiltUser;
let url: string;

const seller: Seller = {
  ...{ name: 'Casa Verde, Lda', street: 'Rua do Ouro 1', city: 'Lisboa', zip: '1100-060', region: '', country: 'PT' },
  ...{ taxId: '', vatId: 'PT504499777', series: '', iban: '', bic: '', hasReverseCharge: true },
  rates: [
    { country: 'PT', rate: 2300 },
    { country: 'PT', service: 'notarized', rate: 0 },
    { country: 'DE', rate: 1900 },
  ],
  datev: { adviser: 29_098, client: 55_003, revenueAccount: '8400', debtorAccount: '10000' },
};

beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
  admin = await buildUser(h, { role: 'admin' });
});
afterAll(() => h.stop());

async function publish(facts: Seller, office = '') {
  const { id } = await h.caller(admin).admin.publishSeller({ office, facts, reason: 'as registered' });
  await untilRead(h, { kind: 'seller', id });
}

/** A paid order of so many pages. */
async function paid(owner: BuiltUser, { pages = 1, office }: { pages?: number; office?: string } = {}) {
  const draft = await buildDraft(h, owner, { pages });
  if (office) await h.db.updateTable('documents').set({ office }).where('id', '=', draft.id).execute();
  const order = { documentIds: [draft.id], expectedTotalCents: draft.totalCostCents };
  const { sessionId } = await h.caller(owner).payments.createCheckoutSession(order);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  return paymentOf(h, sessionId);
}

const ask = (owner: BuiltUser, paymentId: string, buyer: { country?: string; vatId?: string } = {}) =>
  h.caller(owner).payments.requestInvoice({ paymentId, name: 'Ana Reis', address: 'Main St 1', ...buyer });

const refusal = (code: string) => ({ cause: { code } });

async function download(path: string, who: BuiltUser = admin) {
  const response = await fetch(`${url}${path}`, { headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin' } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Text of each element by its path, in order; fails on what is not well-formed. */
function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local }) => path.push(local));
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.set(path.join('/'), [...(texts.get(path.join('/')) ?? []), text]);
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return texts;
}

describe('before a seller is published', () => {
  test('an invoice is issued on demand, once, without tax, and to its owner alone', async () => {
    const owner = await buildUser(h);
    const payment = await paid(owner);
    const answers = await Promise.all([1, 2, 3].map(() => ask(owner, payment.id)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const [first] = answers;
    expect(await h.caller(owner).payments.invoice({ id: first?.id ?? '' })).toMatchObject({
      ...{ totalCents: 1500, netCents: 1500, taxCents: 0, seller: null, customerName: 'Ana Reis' },
      lines: [{ netCents: 1500, taxCents: 0, taxCategory: 'O' }],
    });
    await expect(ask(await buildUser(h), payment.id)).rejects.toMatchObject(refusal('PAYMENT_NOT_FOUND'));
    const pdf = await download(`/files/invoices/${first?.id ?? ''}`, owner);
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await download('/files/exports/saft-pt.xml?from=2026-01-01&to=2026-12-31')).status).toBe(404);
  });
});

describe('with a seller', () => {
  beforeAll(() => publish(seller));

  test('prices contain the tax of the buyer’s country, or none under reverse charge', async () => {
    const owner = await buildUser(h);
    const invoice = async (buyer: { country?: string; vatId?: string }) => {
      const { id } = await ask(owner, (await paid(owner, { pages: 2 })).id, buyer);
      return h.caller(owner).payments.invoice({ id });
    };
    expect(await invoice({ country: 'PT' })).toMatchObject({
      ...{ totalCents: 3000, netCents: 2439, taxCents: 561 },
      taxes: [{ category: 'S', rate: 2300, netCents: 2439, taxCents: 561 }],
      seller: { name: 'Casa Verde, Lda', vatId: 'PT504499777' },
    });
    expect(await invoice({ country: 'DE' })).toMatchObject({ netCents: 2521, taxCents: 479 });
    expect(await invoice({ vatId: 'DE136695976' })).toMatchObject({
      ...{ netCents: 3000, taxCents: 0, buyer: { country: 'DE', vatId: 'DE136695976' } },
      taxes: [{ category: 'AE', rate: 0 }],
    });
    expect(await invoice({ country: 'US' })).toMatchObject({ taxCents: 0, taxes: [{ category: 'O' }] });
    const payment = await paid(owner);
    await expect(ask(owner, payment.id, { vatId: 'DE136695977' })).rejects.toMatchObject(refusal('VAT_ID_INVALID'));
  });

  test('a refund after the invoice is credited at the invoice’s rates, whatever they are by then', async () => {
    const owner = await buildUser(h);
    const payment = await paid(owner, { pages: 2 });
    await ask(owner, payment.id, { country: 'PT' });
    await publish({ ...seller, rates: [{ country: 'PT', rate: 600 }] });
    await h.caller(admin).payments.refund({ paymentId: payment.id, amountCents: 1000, reason: 'a blot' });
    await h.runJobs();
    const { items } = await h.caller(admin).admin.invoices({ kind: 'credit-note' });
    expect(items[0]).toMatchObject({ totalCents: 1000, netCents: 813, taxCents: 187, customerName: 'Ana Reis' });
    await publish(seller);
  });

  test('numbers of a seller and year have no gap under concurrency and faults', async () => {
    await publish({ ...seller, series: 'PO' }, 'porto');
    const owner = await buildUser(h);
    const payments = await Promise.all(Array.from({ length: 12 }, () => paid(owner, { office: 'porto' })));
    const billed = { name: 'Ana Reis', billingAddress: null, country: 'PT', vatId: null };
    const results = await Promise.allSettled(
      payments.map(({ id }, index) =>
        h.db.transaction().execute(async (trx) => {
          await issueMissing(h.deps, trx, id, billed);
          // Every third is cut off before its commit, after it took a number.
          if (index % 3 === 0) throw new Error('cut off');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    await Promise.all(payments.map(({ id }) => ask(owner, id, { country: 'PT' })));
    const { items } = await h.caller(admin).admin.invoices({ office: 'porto', pageSize: 50 });
    const numbers = items.map(({ number }) => Number(number.split('-').at(-1))).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(items[0]?.number).toMatch(/^PO-INV-\d{4}-\d{4}$/);
    await expect(publish({ ...seller, series: 'PO' })).rejects.toMatchObject(refusal('SELLER_SERIES_TAKEN'));
  });

  test('an invoice that waits for its number is not older than the one before', async () => {
    const owner = await buildUser(h);
    const [first, second] = [await paid(owner), await paid(owner)];
    const later = new Date(Date.now() + 60_000);
    const answers = await startWhileHeld(
      h,
      (trx) => trx.selectFrom('invoiceNumbers').selectAll().forUpdate().execute(),
      [
        () => ask(owner, first.id, { country: 'PT' }),
        () => {
          h.setNow(later);
          return ask(owner, second.id, { country: 'PT' });
        },
      ],
    );
    h.setNow(null);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const issued = await h.db
      .selectFrom('invoices')
      .select('issuedAt')
      .where('paymentId', 'in', [first.id, second.id])
      .execute();
    expect(issued).toEqual([{ issuedAt: later }, { issuedAt: later }]);
  });
});

describe('the books of a year', () => {
  const year = new Date().getUTCFullYear();
  const period = `from=${String(year)}-01-01&to=${String(year)}-12-31`;

  test('SAF-T (PT) holds each document once, with sums that its lines have', async () => {
    const { bytes, status } = await download(`/files/exports/saft-pt.xml?${period}`);
    expect(status).toBe(200);
    const xml = readXml(bytes.toString());
    const of = (path: string) => xml.get(`AuditFile/${path}`) ?? [];
    const sales = 'SourceDocuments/SalesInvoices';
    expect(of('Header/TaxRegistrationNumber')).toEqual(['504499777']);
    expect(of('Header/FiscalYear')).toEqual([String(year)]);
    const numbers = of(`${sales}/Invoice/InvoiceNo`);
    expect(of(`${sales}/NumberOfEntries`)).toEqual([String(numbers.length)]);
    // The schema's pattern of a document's number, each of which is there once.
    for (const number of numbers) expect(number).toMatch(/^[^ ]+ [^/^ ]+\/[0-9]+$/);
    expect(new Set(numbers).size).toBe(numbers.length);
    const sum = (path: string) => of(path).reduce((total, text) => total + Math.round(Number(text) * 100), 0);
    expect(sum(`${sales}/TotalCredit`)).toBe(sum(`${sales}/Invoice/Line/CreditAmount`));
    expect(sum(`${sales}/TotalDebit`)).toBe(sum(`${sales}/Invoice/Line/DebitAmount`));
    const totals = `${sales}/Invoice/DocumentTotals`;
    expect(sum(`${totals}/NetTotal`) + sum(`${totals}/TaxPayable`)).toBe(sum(`${totals}/GrossTotal`));
    const customers = new Set(of('MasterFiles/Customer/CustomerID'));
    expect(of(`${sales}/Invoice/CustomerID`).every((id) => customers.has(id))).toBe(true);
    for (const code of of(`${sales}/Invoice/Line/TaxExemptionCode`)) expect(code).toMatch(/^M[0-9]{2}$/);
    const untaxed = of(`${sales}/Invoice/Line/Tax/TaxPercentage`).filter((text) => Number(text) === 0);
    expect(of(`${sales}/Invoice/Line/TaxExemptionReason`)).toHaveLength(untaxed.length);
  });

  test('SAF-T (PT) of invoices in two currencies is refused by name, not cut', async () => {
    const { paymentId } = await h.db.selectFrom('invoices').select('paymentId').limit(1).executeTakeFirstOrThrow();
    const inCurrency = (currency: Currency) =>
      h.db.updateTable('payments').set({ currency }).where('id', '=', paymentId).execute();
    await inCurrency('eur');
    const { bytes, status } = await download(`/files/exports/saft-pt.xml?${period}`);
    await inCurrency('usd');
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([409, { appCode: 'SAFT_CURRENCIES' }]);
  });

  test('DATEV takes each line: its header, its fields, its code page', async () => {
    const { bytes } = await download(`/files/exports/datev.csv?${period}`);
    const [head = '', names = '', ...postings] = bytes.toString('latin1').trimEnd().split('\r\n');
    expect(head).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";29098;55003;\d{8};4;\d{8};\d{8};"[^"]{1,30}";""/,
    );
    expect(head.split(';')).toHaveLength(31);
    const fields = names.split(';');
    expect(fields.slice(0, 3)).toEqual(['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz']);
    expect(postings.length).toBeGreaterThan(4);
    for (const posting of postings) {
      const values = posting.split(';');
      expect(values).toHaveLength(fields.length);
      expect(values[0]).toMatch(/^\d{1,10},\d{2}$/);
      expect(values[1]).toMatch(/^"[SH]"$/);
      expect(values[9]).toMatch(/^\d{4}$/);
      expect(values[10]).toMatch(/^"[A-Z0-9-]{1,36}"$/);
    }
    const other = await download(`/files/exports/datev.csv?from=2025-06-01&to=2026-06-01`);
    expect(other.status).toBe(400);
  });

  test('an electronic invoice keeps the rules of EN 16931', async () => {
    const { bytes, status } = await download(`/files/exports/e-invoices.zip?${period}`);
    expect(status).toBe(200);
    // Entries are stored, not deflated.
    const files = bytes.toString('utf8').match(/<\?xml[\s\S]*?<\/rsm:CrossIndustryInvoice>/g) ?? [];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const xml = readXml(file);
      const of = (path: string) => xml.get(`CrossIndustryInvoice/${path}`) ?? [];
      const trade = 'SupplyChainTradeTransaction';
      const cents = (path: string) =>
        of(`${trade}/${path}`).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
      const settlement = 'ApplicableHeaderTradeSettlement';
      const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
      // BR-1, BR-2, BR-4, BR-6, BR-7, BR-8, BR-11.
      expect(of('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toEqual([
        'urn:cen.eu:en16931:2017',
      ]);
      expect(of('ExchangedDocument/ID')).toHaveLength(1);
      expect(of('ExchangedDocument/TypeCode')[0]).toMatch(/^38[01]$/);
      expect(of(`${trade}/ApplicableHeaderTradeAgreement/SellerTradeParty/Name`)).toHaveLength(1);
      expect(of(`${trade}/ApplicableHeaderTradeAgreement/BuyerTradeParty/Name`)).toHaveLength(1);
      expect(of(`${trade}/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/CountryID`)).toHaveLength(
        1,
      );
      // BR-CO-26: number in a register, VAT id, or another identifier, which is all that BR-O-02 leaves.
      const sellerIds = ['ID', 'SpecifiedLegalOrganization/ID', 'SpecifiedTaxRegistration/ID'];
      expect(
        sellerIds.flatMap((id) => of(`${trade}/ApplicableHeaderTradeAgreement/SellerTradeParty/${id}`)),
      ).not.toHaveLength(0);
      // BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16.
      const lines = 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement';
      expect(cents(`${lines}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`)).toBe(
        cents(`${sums}/LineTotalAmount`),
      );
      expect(cents(`${sums}/TaxBasisTotalAmount`)).toBe(cents(`${settlement}/ApplicableTradeTax/BasisAmount`));
      expect(cents(`${sums}/TaxTotalAmount`)).toBe(cents(`${settlement}/ApplicableTradeTax/CalculatedAmount`));
      expect(cents(`${sums}/GrandTotalAmount`)).toBe(
        cents(`${sums}/TaxBasisTotalAmount`) + cents(`${sums}/TaxTotalAmount`),
      );
      expect(cents(`${sums}/DuePayableAmount`)).toBe(
        cents(`${sums}/GrandTotalAmount`) - cents(`${sums}/TotalPrepaidAmount`),
      );
      // BR-O-05, BR-AE-02.
      const categories = of(`${trade}/${settlement}/ApplicableTradeTax/CategoryCode`);
      const rates = of(`${trade}/${settlement}/ApplicableTradeTax/RateApplicablePercent`);
      expect(rates).toHaveLength(categories.filter((category) => category !== 'O').length);
      const vatIds = of(`${trade}/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration/ID`);
      expect(vatIds).toHaveLength(categories.includes('AE') ? 1 : 0);
    }
  });

  test.skipIf(!hasTools)(
    'an invoice’s PDF is a PDF/A-3b with its XML (Factur-X)',
    { meta: { needs: toolNames } },
    async () => {
      const owner = await buildUser(h);
      const { id } = await ask(owner, (await paid(owner, { pages: 2 })).id, { country: 'PT' });
      const { bytes: xml } = await download(`/files/invoices/${id}.xml`, owner);
      const { bytes } = await download(`/files/invoices/${id}`, owner);
      const { attachment, associated, xmp, faults } = readArchivalPdf(bytes);
      expect(attachment.equals(xml)).toBe(true);
      expect(associated).toEqual({ name: 'u:factur-x.xml', relationship: '/Alternative', type: '/text/xml' });
      expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
      expect(xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
      expect(faults).toEqual([]);
    },
  );

  test('are refused to customers and to staff without a right', async () => {
    const translator = await buildUser(h, { role: 'authenticator' });
    for (const who of [await buildUser(h), translator]) {
      expect((await download(`/files/exports/e-invoices.zip?${period}`, who)).status).toBe(403);
    }
  });
});

test('a published seller answers the set-up’s question about tax', async () => {
  await publish(seller);
  const { steps } = await h.caller(admin).admin.setup();
  expect(steps.find(({ step }) => step === 'tax')).toMatchObject({ isDone: true, isConfirmed: false });
});
