import { element, xmlDocument, type Element } from '#server/platform/http/xml.ts';
import type { BooksInput } from '#shared/exports.ts';
import { decimalOf, sumCents } from '#shared/money.ts';
import { describeService } from '#shared/pricing.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import type { TaxCategory } from '#shared/tax.ts';

/**
 * Invoices and credit notes of a Portuguese seller as SAF-T (PT) 1.04_01, for billing. The product is not certified
 * invoicing software: hash and certificate number are 0, and the tax authority's validation code (ATCUD) is 0.
 */

const finalConsumer = '999999990';
const unknown = 'Desconhecido';

interface Books {
  seller: Seller;
  period: BooksInput;
  invoices: readonly InvoiceDetails[];
  program: { product: string; version: string };
  now: Date;
}

export function saftFile({ seller, period, invoices, program, now }: Books): string {
  return xmlDocument(
    element(
      'AuditFile',
      { xmlns: 'urn:OECD:StandardAuditFile-Tax:PT_1.04_01' },
      header({ seller, period, program, now }),
      element('MasterFiles', customers(invoices), products(invoices), taxTable(seller, invoices)),
      element('SourceDocuments', salesInvoices(invoices)),
    ),
  );
}

/** The nine digits of a NIF. */
const nifOf = (vatId: string) => vatId.replace(/^PT/, '');

function header({ seller, period: { from, to }, program, now }: Omit<Books, 'invoices'>): Element | null {
  const nif = nifOf(seller.vatId || seller.taxId);
  return element(
    'Header',
    element('AuditFileVersion', '1.04_01'),
    element('CompanyID', nif),
    element('TaxRegistrationNumber', nif),
    element('TaxAccountingBasis', 'F'),
    element('CompanyName', seller.name),
    element('CompanyAddress', address(seller.street, seller.city, seller.zip, seller.country)),
    element('FiscalYear', from.slice(0, 4)),
    element('StartDate', from),
    element('EndDate', to),
    element('CurrencyCode', 'EUR'),
    element('DateCreated', now.toISOString().slice(0, 10)),
    element('TaxEntity', 'Global'),
    element('ProductCompanyTaxID', nif),
    element('SoftwareCertificateNumber', '0'),
    element('ProductID', `${program.product}/${program.product}`.slice(0, 255)),
    element('ProductVersion', program.version),
  );
}

function address(detail: string, city: string, zip: string, country: string): (Element | null)[] {
  return [
    element('AddressDetail', (detail || unknown).slice(0, 210)),
    element('City', city || unknown),
    element('PostalCode', zip || unknown),
    element('Country', country || unknown),
  ];
}

/** By buyer: business by its VAT id, everybody else the final consumer. */
const customerOf = ({ buyer }: InvoiceDetails) => buyer?.vatId ?? 'CONSUMIDOR';

function customers(invoices: readonly InvoiceDetails[]): (Element | null)[] {
  return [...Map.groupBy(invoices, customerOf).entries()].map(([customerId, [first]]) => {
    const vatId = first?.buyer?.vatId ?? null;
    const country = first?.buyer?.country ?? unknown;
    return element(
      'Customer',
      element('CustomerID', customerId),
      element('AccountID', unknown),
      element('CustomerTaxID', vatId === null ? finalConsumer : country === 'PT' ? nifOf(vatId) : vatId),
      element('CompanyName', vatId === null ? 'Consumidor final' : (first?.customerName ?? unknown)),
      element('BillingAddress', address(vatId === null ? '' : (first?.billingAddress ?? ''), '', '', country)),
      element('SelfBillingIndicator', '0'),
    );
  });
}

type Line = InvoiceDetails['lines'][number];
const productOf = ({ translationType, isBankStatement }: Line) => `${translationType}${isBankStatement ? '-bank' : ''}`;

function products(invoices: readonly InvoiceDetails[]): (Element | null)[] {
  const lines = invoices.flatMap((invoice) => invoice.lines);
  return [...Map.groupBy(lines, productOf).entries()].map(([code, [first]]) =>
    element(
      'Product',
      element('ProductType', 'S'),
      element('ProductCode', code),
      element('ProductDescription', first ? describeService(first) : code),
      element('ProductNumberCode', code),
    ),
  );
}

/** The rate of the table that Portugal has: normal, intermediate, reduced; without tax: exempt. */
function taxCode(category: TaxCategory, rate: number): 'NOR' | 'INT' | 'RED' | 'ISE' {
  if (category !== 'S') return 'ISE';
  return rate >= 2000 ? 'NOR' : rate >= 1000 ? 'INT' : 'RED';
}

/** Codes of the tax authority: reverse charge within the union, exempt, outside the scope. */
const exemptions = {
  AE: { reason: 'Autoliquidação – artigo 6.º, n.º 6, alínea a) do CIVA', code: 'M40' },
  E: { reason: 'Isento – artigo 9.º do CIVA', code: 'M07' },
  O: { reason: 'Não sujeito ou não tributado', code: 'M99' },
} as const;

const percent = (rate: number) => (rate / 100).toFixed(2);

function tax(region: string, { taxCategory, taxRate }: Pick<Line, 'taxCategory' | 'taxRate'>): (Element | null)[] {
  return [
    element('TaxType', 'IVA'),
    element('TaxCountryRegion', region),
    element('TaxCode', taxCode(taxCategory, taxRate)),
  ];
}

function taxTable(seller: Seller, invoices: readonly InvoiceDetails[]): Element | null {
  const lines = invoices.flatMap((invoice) => invoice.lines);
  const groups = Map.groupBy(
    lines,
    ({ taxCategory, taxRate }) => `${taxCode(taxCategory, taxRate)} ${String(taxRate)}`,
  );
  return element(
    'TaxTable',
    [...groups.values()].map(([first]) =>
      first
        ? element(
            'TaxTableEntry',
            tax(seller.country, first),
            element('Description', first.taxCategory === 'S' ? `IVA ${percent(first.taxRate)}` : 'Isento'),
            element('TaxPercentage', percent(first.taxRate)),
          )
        : null,
    ),
  );
}

const types = { invoice: 'FT', 'credit-note': 'NC' } as const;

/** `FT PT2026/12`: type, series and number. */
export function saftNumber({ kind, number }: Pick<InvoiceDetails, 'kind' | 'number'>): string {
  const parts = number.split('-');
  const count = Number(parts.at(-1));
  const series = [...parts.slice(0, -3), parts.at(-2) ?? ''].join('');
  return `${types[kind]} ${series}/${String(count)}`;
}

function salesInvoices(invoices: readonly InvoiceDetails[]): Element | null {
  const sumOf = (kind: InvoiceDetails['kind']) =>
    sumCents(
      invoices.filter((one) => one.kind === kind),
      ({ netCents }) => netCents,
      invoices[0]?.currency,
    );
  const total = (cents: number) => decimalOf({ cents, currency: invoices[0]?.currency ?? 'usd' });
  return element(
    'SalesInvoices',
    element('NumberOfEntries', invoices.length),
    element('TotalDebit', total(sumOf('credit-note'))),
    element('TotalCredit', total(sumOf('invoice'))),
    invoices.map(salesInvoice),
  );
}

function salesInvoice(invoice: InvoiceDetails): Element | null {
  const { issuedAt, currency, netCents, taxCents, totalCents } = invoice;
  const amount = (cents: number) => decimalOf({ cents, currency });
  const day = issuedAt.slice(0, 10);
  const time = issuedAt.slice(0, 19);
  const region = invoice.seller?.country ?? 'PT';
  return element(
    'Invoice',
    element('InvoiceNo', saftNumber(invoice)),
    element('ATCUD', '0'),
    element(
      'DocumentStatus',
      element('InvoiceStatus', 'N'),
      element('InvoiceStatusDate', time),
      element('SourceID', 'Sistema'),
      element('SourceBilling', 'P'),
    ),
    element('Hash', '0'),
    element('HashControl', '0'),
    element('Period', String(Number(day.slice(5, 7)))),
    element('InvoiceDate', day),
    element('InvoiceType', types[invoice.kind]),
    element(
      'SpecialRegimes',
      element('SelfBillingIndicator', '0'),
      element('CashVATSchemeIndicator', '0'),
      element('ThirdPartiesBillingIndicator', '0'),
    ),
    element('SourceID', 'Sistema'),
    element('SystemEntryDate', time),
    element('CustomerID', customerOf(invoice)),
    invoice.lines.map((line, index) => lineOf(invoice, line, { number: index + 1, day, region, amount })),
    element(
      'DocumentTotals',
      element('TaxPayable', amount(taxCents)),
      element('NetTotal', amount(netCents)),
      element('GrossTotal', amount(totalCents)),
    ),
  );
}

function lineOf(
  { kind, invoiceNumber }: InvoiceDetails,
  line: Line,
  of: { number: number; day: string; region: string; amount: (cents: number) => string },
): Element | null {
  const { netCents, taxCategory, taxRate } = line;
  const exemption = taxCategory === 'S' ? null : exemptions[taxCategory];
  return element(
    'Line',
    element('LineNumber', of.number),
    element('ProductCode', productOf(line)),
    element('ProductDescription', describeService(line)),
    element('Quantity', '1'),
    element('UnitOfMeasure', 'UN'),
    element('UnitPrice', of.amount(netCents)),
    element('TaxPointDate', of.day),
    kind === 'credit-note'
      ? element('References', element('Reference', saftNumber({ kind: 'invoice', number: invoiceNumber ?? '' })))
      : null,
    element('Description', line.filename.slice(0, 200)),
    element(kind === 'credit-note' ? 'DebitAmount' : 'CreditAmount', of.amount(netCents)),
    element('Tax', tax(of.region, line), element('TaxPercentage', percent(taxRate))),
    exemption && element('TaxExemptionReason', exemption.reason.slice(0, 60)),
    exemption && element('TaxExemptionCode', exemption.code),
  );
}
