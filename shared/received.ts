/** Money that did not come by card. */

export const receivedMethods = ['bank', 'cash', 'check', 'other'] as const;
export type ReceivedMethod = (typeof receivedMethods)[number];

export const receivedMethodLabels = {
  bank: 'Bank transfer',
  cash: 'Cash',
  check: 'Check',
  other: 'Other',
} as const satisfies Record<ReceivedMethod, string>;

/** Refund method: to the card by the provider, or paid out by staff. */
export const returnWays = ['card', 'hand'] as const;
export type ReturnWay = (typeof returnWays)[number];

/** How an invoice was paid; `credit` is what the account had over. */
export const paidByKinds = [...receivedMethods, 'credit'] as const;
export type PaidBy = (typeof paidByKinds)[number];

/** `RCV-1001`. */
export function receivedNumber(number: number): string {
  return `RCV-${String(number)}`;
}

export const bankFormats = ['camt.053', 'csv'] as const;
export type BankFormat = (typeof bankFormats)[number];

export const bankLineStates = ['proposed', 'unmatched', 'confirmed', 'ignored'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Basis of a proposed match: invoice number and amount, or an amount that only one open invoice has. */
export const lineMatches = ['reference', 'amount'] as const;
export type LineMatch = (typeof lineMatches)[number];

export const agingBuckets = ['current', 'from0', 'from30', 'from60', 'from90'] as const;
export type AgingBucket = (typeof agingBuckets)[number];

export const agingLabels = {
  current: 'Not due yet',
  from0: '0–30 days',
  from30: '31–60 days',
  from60: '61–90 days',
  from90: 'Over 90 days',
} as const satisfies Record<AgingBucket, string>;

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days since it was to be paid; 0 on the day itself, negative before. */
export function daysOverdue(dueAt: Date, now: Date): number {
  return Math.floor((now.getTime() - dueAt.getTime()) / dayMs);
}

/** The column of an amount that was to be paid so many days ago. */
export function agingBucket(days: number): AgingBucket {
  if (days < 0) return 'current';
  if (days <= 30) return 'from0';
  if (days <= 60) return 'from30';
  return days <= 90 ? 'from60' : 'from90';
}
