import { parseAmount } from '#client/features/admin/documents/amount.ts';
import type { Currency } from '#shared/money.ts';
import type { CreateOrderInput } from '#shared/schemas/desk-orders.ts';

/** Price lines of the desk as typed. */
export interface LineDraft {
  key: string;
  text: string;
  /** `25`, `-10.50`. */
  amount: string;
  reason: string;
}

export function blankLine(): LineDraft {
  return { key: crypto.randomUUID(), text: '', amount: '', reason: '' };
}

/** Signed minor units; undefined for anything but an amount other than zero. */
export function lineCents(amount: string): number | undefined {
  const [, sign = '', digits = ''] = /^([-−]?)(.*)$/u.exec(amount.trim()) ?? [];
  const cents = parseAmount(digits);
  if (cents === undefined || cents === 0) return undefined;
  return sign === '' ? cents : -cents;
}

export function isWhole({ text, amount, reason }: LineDraft): boolean {
  return text.trim() !== '' && lineCents(amount) !== undefined && reason.trim().length >= 3;
}

/** Sum of the valid lines. */
export function sumOf(lines: readonly LineDraft[]): number {
  return lines.reduce((sum, { amount }) => sum + (lineCents(amount) ?? 0), 0);
}

/** Procedure input of the lines; incomplete ones are omitted. */
export function linesOf(lines: readonly LineDraft[], currency: Currency): CreateOrderInput['lines'] {
  return lines.filter(isWhole).map(({ text, amount, reason }) => ({
    ...{ text: text.trim(), reason: reason.trim() },
    amount: { cents: lineCents(amount) ?? 0, currency },
  }));
}
