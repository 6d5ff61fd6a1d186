import type { Apart } from '#shared/base-money.ts';
import { formatMoney } from '#shared/money.ts';

/** Amounts excluded from sums, on staff pages: `€36.00 and ¥6,000 without a rate`. */
export function withoutRate(apart: readonly Apart[]): string {
  return `${apart.map((sum) => formatMoney(sum)).join(' and ')} without a rate`;
}
