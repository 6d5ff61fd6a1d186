import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import { selfBillingWords, type InvoiceParty } from '#shared/pay/self-billing.ts';
import { formatTaxRate, taxNotes, type TaxedLine } from '#shared/tax.ts';
import type { SelfBilled } from './self-billed.ts';

/** What a statement prints as an invoice in its supplier's name, from what was frozen when it was issued. */

type Amount = (cents: number) => string;

function partyLines({ name, street, zip, city, region, country, taxId, vatId }: InvoiceParty): string[] {
  const place = [zip, city, region].filter((part) => part !== '').join(' ');
  return [
    ...[name, street, `${place}, ${country}`],
    ...(vatId === '' ? [] : [`VAT number ${vatId}`]),
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
