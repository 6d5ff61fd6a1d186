/** Formatting of money, which is integer US cents everywhere else. */

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeFormatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const currency = 'usd';

/** Between right-to-left words an amount stays `US$105.00`: isolated, or its sign would change sides. */
const rightToLeft = /^(ar|he)\b/;

/** A bare `$` is another country's money to many readers, so it is written `US$` outside of English. */
function formatIn(tag: string, cents: number, options: Intl.NumberFormatOptions): string {
  const isRightToLeft = rightToLeft.test(tag);
  const written = new Intl.NumberFormat(isRightToLeft ? 'en-US' : tag, {
    style: 'currency',
    currency: 'USD',
    ...options,
  });
  const parts = written.formatToParts(cents / 100);
  const amount = parts.map(({ type, value }) => (type === 'currency' && value === '$' ? 'US$' : value)).join('');
  return isRightToLeft ? `\u2066${amount}\u2069` : amount;
}

/** `10500` → `$105.00`; with a tag such as `pt-BR` as that language writes it: `US$ 105,00`. */
export function formatCents(cents: number, tag = 'en-US'): string {
  return tag === 'en-US' ? formatter.format(cents / 100) : formatIn(tag, cents, {});
}

/** `1500` → `$15`, for rates and averages. */
export function formatWholeDollars(cents: number, tag = 'en-US'): string {
  return tag === 'en-US' ? wholeFormatter.format(cents / 100) : formatIn(tag, cents, { maximumFractionDigits: 0 });
}

export interface PaymentAmounts {
  amountCents: number;
  refundedCents: number;
  creditedCents: number;
}

/** Cents of a payment that were paid, and those of them that were returned: what was credited before was never paid. */
export function receivedOf({ amountCents, refundedCents, creditedCents }: PaymentAmounts) {
  return { paidCents: amountCents - creditedCents, returnedCents: refundedCents - creditedCents };
}
