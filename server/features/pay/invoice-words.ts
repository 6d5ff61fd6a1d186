import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import { means, tradeInvoice, typeCodes } from '#server/platform/typesetting/trade-invoice.ts';
import { payDecimal, type PayCurrency } from '#shared/pay/money.ts';
import { selfBillingWords, type InvoiceParty } from '#shared/pay/self-billing.ts';
import { formatTaxRate, taxNotes, type TaxedLine } from '#shared/tax.ts';
import type { SelfBilled } from './self-billed.ts';

/** What a statement prints as an invoice in its supplier's name, from what was frozen when it was issued. */

type Amount = (cents: number) => string;

type Party = InvoiceParty & Pick<SelfBilled['parties']['supplier'], 'vatCheck'>;

function partyLines({ name, street, zip, city, region, country, taxId, vatId, vatCheck }: Party): string[] {
  const confirmed = vatCheck && [vatCheck.checkedAt.slice(0, 10), vatCheck.consultationNumber ?? ''].join(' ').trim();
  const place = [zip, city, region].filter((part) => part !== '').join(' ');
  return [
    ...[name, street, `${place}, ${country}`],
    ...(vatId === '' ? [] : [`VAT number ${vatId}`]),
    ...(confirmed ? [`Confirmed by VIES ${confirmed}`] : []),
    ...(taxId === '' ? [] : [`Tax number ${taxId}`]),
  ];
}

/** Heading, parties, sums and remarks; the rest is the statement's. */
export function describeInvoice(
  { kind, number, corrects, parties, category, rate, netCents, taxCents, grossCents }: SelfBilled,
  { statementNumber, currency, amount }: { statementNumber: string; currency: string; amount: Amount },
): Pick<InvoiceJob, 'title' | 'brand' | 'parties' | 'totals' | 'remarks'> {
  const { label } = selfBillingWords[kind];
  const isCredit = kind === 'credit-note';
  return {
    title: `${label} ${number}`,
    brand: parties.supplier.name,
    parties: [
      { label: 'From', lines: partyLines(parties.supplier) },
      { label: 'Billed to', lines: partyLines(parties.customer) },
    ],
    totals: [
      { label: 'Net', amount: amount(netCents), isMain: false },
      ...(category === 'S' ? [{ label: `Tax, ${formatTaxRate(rate)}`, amount: amount(taxCents), isMain: false }] : []),
      { label: isCredit ? 'Total credited' : 'Total', amount: amount(grossCents), isMain: true },
    ],
    remarks: [
      `Self-billing: issued by ${parties.customer.name} in the name and on behalf of ${parties.supplier.name}.`,
      ...(category === 'S' ? [] : [taxNotes[category]]),
      ...(corrects === null ? [] : [`Corrects invoice ${corrects}.`]),
      `All amounts are in ${currency.toUpperCase()}. It is statement ${statementNumber} at the same time.`,
    ],
  };
}

/** Net, tax and gross of a line that bears tax. */
export function describeLine(
  { netCents, taxCents, grossCents }: Pick<TaxedLine, 'netCents' | 'taxCents' | 'grossCents'>,
  { category, rate, amount }: { category: SelfBilled['category']; rate: number; amount: Amount },
): string[] {
  if (category !== 'S') return [];
  return [`Net ${amount(netCents)}, tax ${formatTaxRate(rate)} ${amount(taxCents)}, gross ${amount(grossCents)}`];
}

type Printed = InvoiceJob['invoiceLines'][number] & { netCents: number };

/**
 * The invoice as EN 16931 has it; undefined for a supplier without any number, whom BR-CO-26 refuses. Their bank
 * account is unknown, so the means of payment is left undefined.
 */
export function electronicForm(
  { kind, number, corrects, parties, category, rate, netCents, taxCents, grossCents }: SelfBilled,
  { issuedAt, currency, lines }: { issuedAt: string; currency: PayCurrency; lines: readonly Printed[] },
): InvoiceJob['electronic'] {
  const { supplier, customer } = parties;
  if (supplier.vatId === '' && supplier.taxId === '') return undefined;
  const xml = tradeInvoice({
    ...{ number, issuedAt, currency, corrects, netCents, taxCents, totalCents: grossCents, payableCents: grossCents },
    typeCode: kind === 'invoice' ? typeCodes.selfBilled : typeCodes.selfBilledCredit,
    amount: (cents) => payDecimal({ cents, currency }),
    lines: lines.map((line) => ({
      ...{ name: line.title, netCents: line.netCents, category, rate },
      description: line.details.join('; '),
    })),
    seller: { ...supplier, lineOne: supplier.street, lineTwo: '' },
    buyer: { ...customer, lineOne: customer.street, lineTwo: '' },
    means: { code: means.any, iban: '', bic: '' },
    taxes: [{ category, rate, netCents, taxCents }],
    terms: { text: 'With the statement of the month' },
  });
  return { xml: Buffer.from(xml), issuedAt: new Date(issuedAt) };
}
