import type { Seller } from './schemas/seller.ts';
import type { TranslationType } from './translation-types.ts';

/** Tax included in prices. The customer pays the list's price regardless of the tax. */

/** Of EN 16931: taxed, reverse charge, exempt, and outside the scope of tax. */
export const taxCategories = ['S', 'AE', 'E', 'O'] as const;
export type TaxCategory = (typeof taxCategories)[number];

export interface Tax {
  category: TaxCategory;
  /** Basis points: 1900 is 19 %. */
  rate: number;
}

export interface TaxedLine extends Tax {
  grossCents: number;
  netCents: number;
  taxCents: number;
}

export interface Buyer {
  /** ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null;
  /** Checked when it was given. */
  vatId: string | null;
}

/** VIES result for a VAT id; `pending`: no response yet. */
export const vatCheckStates = ['pending', 'valid', 'invalid'] as const;
export type VatCheckState = (typeof vatCheckStates)[number];

/** Member states, by the code of their VAT ids' country. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const untaxed: Tax = { category: 'O', rate: 0 };

/** The tax of a service: where it is sold, to whom. Without a seller, or a rate for the place, there is none. */
export function taxOf(
  seller: Pick<Seller, 'country' | 'vatId' | 'rates' | 'hasReverseCharge'> | null,
  buyer: Buyer,
  service: TranslationType,
): Tax {
  if (!seller || seller.rates.length === 0) return untaxed;
  const country = buyer.country ?? seller.country;
  const isAbroad = country !== seller.country && euCountries.includes(country) && euCountries.includes(seller.country);
  if (seller.hasReverseCharge && seller.vatId !== '' && isAbroad && buyer.vatId !== null)
    return { category: 'AE', rate: 0 };
  const rates = seller.rates.filter((one) => one.country === country || one.country === '');
  const weight = (one: Seller['rates'][number]) => (one.country === '' ? 0 : 2) + (one.service === undefined ? 0 : 1);
  const [found] = rates
    .filter((one) => one.service === undefined || one.service === service)
    .toSorted((one, other) => weight(other) - weight(one));
  if (!found) return untaxed;
  return found.rate === 0 ? { category: 'E', rate: 0 } : { category: 'S', rate: found.rate };
}

const keyOf = ({ category, rate }: Tax) => `${category} ${String(rate)}`;

/** Net part of a sum that contains tax. */
function netOf(grossCents: number, rate: number): number {
  return Math.round((grossCents * 10_000) / (10_000 + rate));
}

/** Tax on a net sum; 0 has no sign. */
function taxOn(netCents: number, rate: number): number {
  return Math.round((netCents * rate) / 10_000) || 0;
}

/** Distributes the rounded sum of a rate over its lines, so that sums are exact and lines add up to them. */
function sharesOf<Line extends Tax>(
  lines: readonly Line[],
  { amountOf, roundOf }: { amountOf: (line: Line) => number; roundOf: (cents: number, rate: number) => number },
): { line: Line; share: number }[] {
  const sums = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(line);
    const before = sums.get(key) ?? 0;
    const after = before + amountOf(line);
    sums.set(key, after);
    return { line, share: roundOf(after, line.rate) - roundOf(before, line.rate) };
  });
}

/** Splits lines that contain tax into net and tax. */
export function splitTax<Line extends Tax & { grossCents: number }>(
  lines: readonly Line[],
): (Line & Pick<TaxedLine, 'netCents' | 'taxCents'>)[] {
  const shares = sharesOf(lines, { amountOf: ({ grossCents }) => grossCents, roundOf: netOf });
  return shares.map(({ line, share: netCents }) => ({ ...line, netCents, taxCents: line.grossCents - netCents }));
}

/** Adds tax to net lines. */
export function addTax<Line extends Tax & { netCents: number }>(
  lines: readonly Line[],
): (Line & Pick<TaxedLine, 'grossCents' | 'taxCents'>)[] {
  const shares = sharesOf(lines, { amountOf: ({ netCents }) => netCents, roundOf: taxOn });
  return shares.map(({ line, share: taxCents }) => ({ ...line, taxCents, grossCents: line.netCents + taxCents }));
}

/** Sums of each rate, the highest first. */
export function taxTotals(lines: readonly TaxedLine[]): TaxedLine[] {
  return [...Map.groupBy(lines, keyOf).values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const sumOf = (name: 'grossCents' | 'netCents' | 'taxCents') => group.reduce((sum, line) => sum + line[name], 0);
      const { category, rate } = first;
      return [
        { category, rate, grossCents: sumOf('grossCents'), netCents: sumOf('netCents'), taxCents: sumOf('taxCents') },
      ];
    })
    .toSorted((one, other) => other.rate - one.rate);
}

/** Invoice note of an untaxed line. */
export const taxNotes: Readonly<Record<Exclude<TaxCategory, 'S'>, string>> = {
  AE: 'Reverse charge: the recipient owes the tax.',
  E: 'Exempt from tax.',
  O: 'Outside the scope of tax.',
};

/** `19 %`, `5.5 %`. */
export function formatTaxRate(rate: number): string {
  return `${String(rate / 100)} %`;
}
