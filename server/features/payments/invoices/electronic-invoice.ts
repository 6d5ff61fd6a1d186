import { element, xmlDocument, type Element } from '#server/platform/http/xml.ts';
import { decimalOf } from '#shared/money.ts';
import { describeService } from '#shared/pricing.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';
import { taxNotes } from '#shared/tax.ts';

/** An invoice or credit note as EN 16931 has it, in the syntax of UN/CEFACT (CII D16B), which Factur-X takes as well. */

export type SoldInvoice = InvoiceDetails & { seller: NonNullable<InvoiceDetails['seller']> };

/** Whether it has what the norm asks for: a seller, and net and tax of each line. */
export function isElectronic(invoice: InvoiceDetails): invoice is SoldInvoice {
  return invoice.seller !== null && invoice.taxes.length > 0;
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const typeCodes = { invoice: '380', 'credit-note': '381' } as const;
/** UNTDID 4461: card, SEPA transfer. */
const means = { card: '48', transfer: '58' } as const;

export function electronicInvoice(invoice: SoldInvoice): string {
  const amount = (cents: number) => decimalOf({ cents, currency: invoice.currency });
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      namespaces,
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', 'urn:cen.eu:en16931:2017')),
      ),
      element(
        'rsm:ExchangedDocument',
        element('ram:ID', invoice.number),
        element('ram:TypeCode', typeCodes[invoice.kind]),
        element('ram:IssueDateTime', day(invoice.issuedAt)),
      ),
      element(
        'rsm:SupplyChainTradeTransaction',
        invoice.lines.map((line, index) => lineOf(line, index + 1, amount)),
        element('ram:ApplicableHeaderTradeAgreement', seller(invoice), buyer(invoice)),
        element(
          'ram:ApplicableHeaderTradeDelivery',
          element('ram:ActualDeliverySupplyChainEvent', element('ram:OccurrenceDateTime', day(invoice.issuedAt))),
        ),
        settlement(invoice, amount),
      ),
    ),
  );
}

function day(time: string): Element | null {
  return element('udt:DateTimeString', { format: '102' }, time.slice(0, 10).replaceAll('-', ''));
}

const percent = (rate: number) => (rate / 100).toFixed(2);

type Amount = (cents: number) => string;

function lineOf(line: InvoiceDetails['lines'][number], number: number, amount: Amount): Element | null {
  const { netCents, taxCategory, taxRate, filename, matter, pages } = line;
  const note = [countPages(pages), ...(matter === null ? [] : [matter])].join(', ');
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', number)),
    element(
      'ram:SpecifiedTradeProduct',
      element('ram:Name', describeService(line)),
      element('ram:Description', `${filename}, ${note}`),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', amount(netCents))),
    ),
    element('ram:SpecifiedLineTradeDelivery', element('ram:BilledQuantity', { unitCode: 'C62' }, '1')),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', taxCategory),
        // BR-O-05: nothing that is outside the scope of tax has a rate.
        taxCategory === 'O' ? null : element('ram:RateApplicablePercent', percent(taxRate)),
      ),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', amount(netCents))),
    ),
  );
}

const countPages = (pages: number) => `${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;

/** BR-O-02 to BR-O-04: an invoice outside the scope of tax names no VAT id. */
const isTaxed = ({ taxes }: SoldInvoice) => taxes.some(({ category }) => category !== 'O');

function seller(invoice: SoldInvoice): Element | null {
  const { name, street, city, zip, region, country, taxId, vatId } = invoice.seller;
  return element(
    'ram:SellerTradeParty',
    // BR-CO-26: outside the scope of tax it identifies a seller that has no other number.
    taxId === '' && !isTaxed(invoice) ? element('ram:ID', vatId) : null,
    element('ram:Name', name),
    taxId === '' ? null : element('ram:SpecifiedLegalOrganization', element('ram:ID', taxId)),
    element(
      'ram:PostalTradeAddress',
      element('ram:PostcodeCode', zip),
      element('ram:LineOne', street),
      element('ram:CityName', city),
      element('ram:CountryID', country),
      element('ram:CountrySubDivisionName', region),
    ),
    vatId !== '' && isTaxed(invoice)
      ? element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID: 'VA' }, vatId))
      : null,
    taxId !== '' && isTaxed(invoice)
      ? element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID: 'FC' }, taxId))
      : null,
  );
}

function buyer(invoice: SoldInvoice): Element | null {
  const [first = '', ...others] = (invoice.billingAddress ?? '').split('\n').map((line) => line.trim());
  const vatId = invoice.buyer?.vatId ?? null;
  return element(
    'ram:BuyerTradeParty',
    element('ram:Name', invoice.customerName),
    element(
      'ram:PostalTradeAddress',
      element('ram:LineOne', first),
      element('ram:LineTwo', others.join(', ')),
      element('ram:CountryID', invoice.buyer?.country ?? invoice.seller.country),
    ),
    vatId !== null && isTaxed(invoice)
      ? element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID: 'VA' }, vatId))
      : null,
  );
}

function settlement(invoice: SoldInvoice, amount: Amount): Element | null {
  const { currency, netCents, taxCents, totalCents, dueCents, dueAt, invoiceNumber: corrects, cardLast4 } = invoice;
  const { iban, bic } = invoice.seller;
  const isByTransfer = cardLast4 === null && iban !== '';
  // Amounts of credit notes count as already returned.
  const payableCents = invoice.kind === 'invoice' ? dueCents : 0;
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:InvoiceCurrencyCode', currency.toUpperCase()),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      element('ram:TypeCode', isByTransfer ? means.transfer : means.card),
      isByTransfer ? element('ram:PayeePartyCreditorFinancialAccount', element('ram:IBANID', iban)) : null,
      isByTransfer ? element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', bic)) : null,
    ),
    invoice.taxes.map(({ category, rate, ...sums }) =>
      element(
        'ram:ApplicableTradeTax',
        element('ram:CalculatedAmount', amount(sums.taxCents)),
        element('ram:TypeCode', 'VAT'),
        category === 'S' ? null : element('ram:ExemptionReason', taxNotes[category]),
        element('ram:BasisAmount', amount(sums.netCents)),
        element('ram:CategoryCode', category),
        category === 'AE' ? element('ram:ExemptionReasonCode', 'VATEX-EU-AE') : null,
        category === 'O' ? null : element('ram:RateApplicablePercent', percent(rate)),
      ),
    ),
    element(
      'ram:SpecifiedTradePaymentTerms',
      dueAt === null || payableCents === 0
        ? element('ram:Description', 'Paid')
        : element('ram:DueDateDateTime', day(dueAt)),
    ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      element('ram:LineTotalAmount', amount(netCents)),
      element('ram:TaxBasisTotalAmount', amount(netCents)),
      element('ram:TaxTotalAmount', { currencyID: currency.toUpperCase() }, amount(taxCents)),
      element('ram:GrandTotalAmount', amount(totalCents)),
      element('ram:TotalPrepaidAmount', amount(totalCents - payableCents)),
      element('ram:DuePayableAmount', amount(payableCents)),
    ),
    corrects === null ? null : element('ram:InvoiceReferencedDocument', element('ram:IssuerAssignedID', corrects)),
  );
}
