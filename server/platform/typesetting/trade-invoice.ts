import { element, xmlDocument, type Element } from '#server/platform/http/xml.ts';
import { taxNotes, type TaxCategory, type TaxedLine } from '#shared/tax.ts';

/** An invoice as EN 16931 has it, in the syntax of UN/CEFACT (CII D16B), which Factur-X takes as well. */

/** UNTDID 1001: invoice, credit note, and both as the buyer makes them in the seller's name. */
export const typeCodes = { invoice: '380', 'credit-note': '381', selfBilled: '389', selfBilledCredit: '261' } as const;
/** UNTDID 4461: not defined, card, SEPA transfer. */
export const means = { any: '1', card: '48', transfer: '58' } as const;

/** '' for a missing value. */
export interface TradeParty {
  name: string;
  zip: string;
  lineOne: string;
  lineTwo: string;
  city: string;
  country: string;
  region: string;
  taxId: string;
  vatId: string;
}

export interface TradeInvoice {
  number: string;
  typeCode: (typeof typeCodes)[keyof typeof typeCodes];
  /** ISO 8601. */
  issuedAt: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units as a decimal. */
  amount: (cents: number) => string;
  lines: readonly { name: string; description: string; netCents: number; category: TaxCategory; rate: number }[];
  seller: TradeParty;
  buyer: TradeParty;
  means: { code: (typeof means)[keyof typeof means]; iban: string; bic: string };
  taxes: readonly Omit<TaxedLine, 'grossCents'>[];
  netCents: number;
  taxCents: number;
  totalCents: number;
  payableCents: number;
  terms: { dueAt: string } | { text: string };
  /** Number of the invoice that it corrects. */
  corrects: string | null;
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

export function tradeInvoice(invoice: TradeInvoice): string {
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
        element('ram:TypeCode', invoice.typeCode),
        element('ram:IssueDateTime', day(invoice.issuedAt)),
      ),
      element(
        'rsm:SupplyChainTradeTransaction',
        invoice.lines.map((line, index) => lineOf(line, index + 1, invoice.amount)),
        element('ram:ApplicableHeaderTradeAgreement', seller(invoice), buyer(invoice)),
        element(
          'ram:ApplicableHeaderTradeDelivery',
          element('ram:ActualDeliverySupplyChainEvent', element('ram:OccurrenceDateTime', day(invoice.issuedAt))),
        ),
        settlement(invoice),
      ),
    ),
  );
}

function day(time: string): Element | null {
  return element('udt:DateTimeString', { format: '102' }, time.slice(0, 10).replaceAll('-', ''));
}

const percent = (rate: number) => (rate / 100).toFixed(2);

function lineOf(line: TradeInvoice['lines'][number], number: number, amount: TradeInvoice['amount']): Element | null {
  const { name, description, netCents, category, rate } = line;
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', number)),
    element('ram:SpecifiedTradeProduct', element('ram:Name', name), element('ram:Description', description)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', amount(Math.abs(netCents)))),
    ),
    // BR-27: a price is not negative, so the quantity is.
    element(
      'ram:SpecifiedLineTradeDelivery',
      element('ram:BilledQuantity', { unitCode: 'C62' }, netCents < 0 ? '-1' : '1'),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', category),
        // BR-O-05: nothing that is outside the scope of tax has a rate.
        category === 'O' ? null : element('ram:RateApplicablePercent', percent(rate)),
      ),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', amount(netCents))),
    ),
  );
}

/** BR-O-02 to BR-O-04: an invoice outside the scope of tax names no VAT id. */
const isTaxed = ({ taxes }: TradeInvoice) => taxes.some(({ category }) => category !== 'O');

function seller(invoice: TradeInvoice): Element | null {
  const { taxId, vatId } = invoice.seller;
  return element(
    'ram:SellerTradeParty',
    // BR-CO-26: outside the scope of tax it identifies a seller that has no other number.
    taxId === '' && !isTaxed(invoice) ? element('ram:ID', vatId) : null,
    ...partyOf(invoice.seller),
    vatOf(invoice, vatId),
    taxId !== '' && isTaxed(invoice)
      ? element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID: 'FC' }, taxId))
      : null,
  );
}

function buyer(invoice: TradeInvoice): Element | null {
  return element('ram:BuyerTradeParty', ...partyOf(invoice.buyer), vatOf(invoice, invoice.buyer.vatId));
}

function partyOf({ name, taxId, zip, lineOne, lineTwo, city, country, region }: TradeParty): (Element | null)[] {
  return [
    element('ram:Name', name),
    taxId === '' ? null : element('ram:SpecifiedLegalOrganization', element('ram:ID', taxId)),
    element(
      'ram:PostalTradeAddress',
      element('ram:PostcodeCode', zip),
      element('ram:LineOne', lineOne),
      element('ram:LineTwo', lineTwo),
      element('ram:CityName', city),
      element('ram:CountryID', country),
      element('ram:CountrySubDivisionName', region),
    ),
  ];
}

function vatOf(invoice: TradeInvoice, vatId: string): Element | null {
  if (vatId === '' || !isTaxed(invoice)) return null;
  return element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID: 'VA' }, vatId));
}

function settlement(invoice: TradeInvoice): Element | null {
  const { amount, currency, netCents, taxCents, totalCents, payableCents, terms, corrects } = invoice;
  const { code, iban, bic } = invoice.means;
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:InvoiceCurrencyCode', currency.toUpperCase()),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      element('ram:TypeCode', code),
      iban === '' ? null : element('ram:PayeePartyCreditorFinancialAccount', element('ram:IBANID', iban)),
      iban === '' ? null : element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', bic)),
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
      'dueAt' in terms ? element('ram:DueDateDateTime', day(terms.dueAt)) : element('ram:Description', terms.text),
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
