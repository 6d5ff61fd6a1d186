import { decimalOf, formatMoney, houseCurrency, minorUnitsOf, type Currency } from '#shared/money.ts';

/** Parses a typed amount (`12`, `12.5`, `$1,234.50`) to whole minor units; undefined for anything else. */
export function parseAmount(text: string, currency: Currency = houseCurrency): number | undefined {
  const plain = text
    .trim()
    .replace(/^(?:\$|€|£|R\$|¥|₩|₪)/u, '')
    .replaceAll(',', '');
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const units = minorUnitsOf(currency);
  // Yen and won have no decimals.
  if (units === 1) return fraction === '' ? Number(whole) : undefined;
  return Number(whole) * units + Number(fraction.padEnd(2, '0'));
}

/** As it is typed: `12.50`, or `1250` of a currency without decimals. */
export function typedAmount(cents: number, currency: Currency): string {
  return decimalOf({ cents, currency });
}

/** The least that can be typed: `$0.01`. */
export function leastAmount(currency: Currency): string {
  return formatMoney({ cents: 1, currency });
}
