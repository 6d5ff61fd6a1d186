import type { InvoiceKind } from '#shared/invoices.ts';
import { addTax, euCountries, type Tax, type TaxedLine } from '#shared/tax.ts';

/**
 * Self-billing: where a supplier agreed to it, a statement of pay is the invoice that they would have written. Rates of pay are net:
 * tax comes on top.
 */

/** Not registered for VAT, registered at a rate, or abroad with the tax owed by the customer. */
export const taxStatuses = ['unregistered', 'registered', 'reverse-charge'] as const;
export type TaxStatus = (typeof taxStatuses)[number];

export const taxStatusLabel = {
  unregistered: 'Not registered for VAT',
  registered: 'Registered for VAT',
  'reverse-charge': 'Reverse charge across a border',
} as const satisfies Record<TaxStatus, string>;

/** Party of an invoice; '' for a missing value. */
export interface InvoiceParty {
  name: string;
  street: string;
  city: string;
  zip: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  taxId: string;
  /** With its country's letters. */
  vatId: string;
}

/** What invoices state of the person who is paid. */
export interface BillingDetails extends InvoiceParty {
  taxStatus: TaxStatus;
  /** Basis points: 1900 is 19 %; 0 unless registered. */
  rate: number;
  /** Before each number: `CR` makes `CR-SB-2026-0001`. */
  series: string;
}

export const billingFields = [
  ...(['name', 'street', 'city', 'zip', 'region', 'country', 'taxId', 'vatId'] as const),
  ...(['taxStatus', 'rate', 'series'] as const),
] as const satisfies readonly (keyof BillingDetails)[];

export interface BillingFault {
  field: keyof BillingDetails;
  say: string;
}

/** Faults of the details as typed; the server also verifies a VAT id's check digits. */
export function findBillingFaults(details: BillingDetails): BillingFault[] {
  const { name, street, city, country, taxStatus, rate, vatId, series } = details;
  const isTaxed = taxStatus !== 'unregistered';
  const isRated = Number.isInteger(rate) && rate > 0 && rate <= 10_000;
  const faults: (BillingFault | false)[] = [
    name.trim().length < 2 && { field: 'name', say: 'Enter your name, or your firm’s, as it is registered.' },
    street.trim() === '' && { field: 'street', say: 'Enter the street and number.' },
    city.trim() === '' && { field: 'city', say: 'Enter the city.' },
    !/^[A-Z]{2}$/.test(country) && { field: 'country', say: 'Choose the country.' },
    taxStatus === 'registered' && !isRated && { field: 'rate', say: 'Enter a percentage such as 19 or 5.5.' },
    !/^([A-Z]{2}[A-Z0-9+*]{2,12})?$/.test(vatId) && {
      field: 'vatId',
      say: 'Enter it with its country’s letters, for example PT504499777.',
    },
    isTaxed &&
      !hasNumber(details) && { field: 'vatId', say: 'An invoice with this tax status states your VAT number.' },
    !/^[A-Z0-9]{0,8}$/.test(series) && { field: 'series', say: 'Up to eight letters and digits.' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Members of the European Union state a VAT id; others what their country gives. */
function hasNumber({ country, vatId, taxId }: Pick<InvoiceParty, 'country' | 'vatId' | 'taxId'>): boolean {
  return vatId !== '' || (taxId !== '' && !euCountries.includes(country));
}

/** The wording of agreements, newest last; a version that was accepted is never edited. */
export const selfBillingWordings = [
  {
    version: '2026-11',
    text: [
      'The office issues the invoices for my work in my name and on my behalf (self-billing), one for each closed month and currency, with numbers of a series of its own for me.',
      'I issue no invoices of my own for the same work.',
      'Each invoice is accepted unless I dispute its statement on this page. What turns out to be wrong is corrected by a later invoice or credit note.',
      'My billing details are right, and I change them here before the next month is closed when they change, above all my registration for VAT.',
      'I owe the tax that the invoices state, unless they say “Reverse charge”.',
      'Either side can end this agreement at any time. Months closed afterwards are statements alone, and I invoice them myself.',
    ],
  },
] as const;

/** The wording offered for acceptance: the latest one. */
export const selfBillingWording = selfBillingWordings[selfBillingWordings.length - 1] ?? selfBillingWordings[0];

export interface AgreementTerms {
  /** First day, in the company's time zone. */
  startsOn: string;
  isEnded: boolean;
}

/** Whether an agreement holds on a day. */
export function agreementHolds({ startsOn, isEnded }: AgreementTerms, day: string): boolean {
  return !isEnded && startsOn <= day;
}

/** What keeps a statement from being an invoice. */
export const billingGaps = ['details', 'agreement', 'later', 'house', 'home', 'house-number'] as const;
export type BillingGap = (typeof billingGaps)[number];

export const billingGapWords = {
  details: 'Billing details are missing.',
  agreement: 'Self-billing is not agreed.',
  later: 'The agreement begins on a later day.',
  house: 'The office has not published who it is for invoices.',
  home: 'Reverse charge needs a country other than the office’s.',
  'house-number': 'Reverse charge needs a VAT or tax number of the office.',
} as const satisfies Record<BillingGap, string>;

export interface BillingFacts {
  details: BillingDetails | null;
  /** The newest one. */
  agreement: AgreementTerms | null;
  /** The customer of the invoices: the main seller; null where none is published. */
  house: InvoiceParty | null;
  /** Of the closing, in the company's time zone. */
  day: string;
}

/** Why a statement that is issued on a day is no invoice; empty where it is one. */
export function findBillingGaps({ details, agreement, house, day }: BillingFacts): BillingGap[] {
  const isOpen = agreement !== null && !agreement.isEnded;
  const isCharged = details?.taxStatus === 'reverse-charge' && house !== null;
  return [
    ...(details === null ? (['details'] as const) : []),
    ...(isOpen ? [] : (['agreement'] as const)),
    ...(isOpen && !agreementHolds(agreement, day) ? (['later'] as const) : []),
    ...(house === null ? (['house'] as const) : []),
    ...(isCharged && details.country === house.country ? (['home'] as const) : []),
    ...(isCharged && !hasNumber(house) ? (['house-number'] as const) : []),
  ];
}

const untaxed: Tax = { category: 'O', rate: 0 };

function taxOfSupplier({ taxStatus, rate }: Pick<BillingDetails, 'taxStatus' | 'rate'>): Tax {
  if (taxStatus === 'unregistered') return untaxed;
  return taxStatus === 'registered' ? { category: 'S', rate } : { category: 'AE', rate: 0 };
}

export interface PlannedInvoice<Line> extends TaxedLine {
  kind: InvoiceKind;
  supplier: InvoiceParty;
  customer: InvoiceParty;
  series: string;
  lines: (Line & TaxedLine)[];
}

/**
 * The invoice that a statement is, or null: without an agreement in force, without the details of both sides, or where nothing is
 * owed. Lines of a credit note have their signs turned, so that its amounts are positive as those of customers are.
 */
export function planInvoice<Line extends { amountCents: number }>(
  facts: BillingFacts,
  lines: readonly Line[],
): PlannedInvoice<Line> | null {
  const { details, house } = facts;
  const owed = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!details || !house || owed === 0 || findBillingGaps(facts).length > 0) return null;
  const sign = owed < 0 ? -1 : 1;
  const tax = taxOfSupplier(details);
  const taxed = addTax(lines.map((line) => ({ ...line, ...tax, netCents: line.amountCents * sign })));
  const sumOf = (name: 'netCents' | 'taxCents' | 'grossCents') => taxed.reduce((sum, line) => sum + line[name], 0);
  return {
    ...tax,
    kind: owed < 0 ? 'credit-note' : 'invoice',
    supplier: partyOf(details),
    customer: partyOf(house),
    series: details.series,
    lines: taxed,
    netCents: sumOf('netCents'),
    taxCents: sumOf('taxCents'),
    grossCents: sumOf('grossCents'),
  };
}

/** A party without what else its source knows. */
export function partyOf({ name, street, city, zip, region, country, taxId, vatId }: InvoiceParty): InvoiceParty {
  return { name, street, city, zip, region, country, taxId, vatId };
}

/** The words that Article 226 of the VAT directive wants on an invoice of the customer's making. */
export const selfBillingWords = {
  invoice: { label: 'Self-billed invoice', prefix: 'SB' },
  'credit-note': { label: 'Self-billed credit note', prefix: 'SBC' },
} as const satisfies Record<InvoiceKind, { label: string; prefix: string }>;

/** `SB-2026-0001`, of a supplier with a series `CR-SB-2026-0001`. Numbers of a supplier, kind and year start at 1. */
export function selfBilledNumber(of: { kind: InvoiceKind; year: number; number: number; series: string }): string {
  const own = `${selfBillingWords[of.kind].prefix}-${String(of.year)}-${String(of.number).padStart(4, '0')}`;
  return of.series === '' ? own : `${of.series}-${own}`;
}

/** Payable amount of a statement: its invoice with tax (negative for a credit note), or its total. */
export function payableOf(
  totalCents: number,
  invoice: { kind: InvoiceKind; grossCents: number } | null | undefined,
): number {
  if (!invoice) return totalCents;
  return invoice.kind === 'credit-note' ? -invoice.grossCents : invoice.grossCents;
}
