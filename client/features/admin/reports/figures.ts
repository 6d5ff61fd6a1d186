import { formatMoney, type Currency } from '#shared/money.ts';
import type { ReportFigures } from '#shared/schemas/reports.ts';

/** Figures of a report as they are shown. */

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export interface Figure {
  key: string;
  label: string;
  read: (figures: ReportFigures) => number | undefined;
  /** Amounts are in the report's currency. */
  format: (value: number, currency: Currency) => string;
}

const count = (value: number) => number.format(value);
const money = (cents: number, currency: Currency) => formatMoney({ cents, currency });
const share = (value: number) => percent.format(value);
const ratio = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);

export const figures = {
  orders: { key: 'orders', label: 'Orders', read: (row) => row.orders, format: count },
  pages: { key: 'pages', label: 'Pages', read: (row) => row.pages, format: count },
  revenue: { key: 'revenue', label: 'Revenue', read: (row) => row.revenueCents - row.refundedCents, format: money },
  refunds: { key: 'refunds', label: 'Refunds', read: (row) => row.refundedCents, format: money },
  late: { key: 'late', label: 'Late', read: (row) => ratio(row.late, row.promised), format: share },
  revisions: { key: 'revisions', label: 'Revisions', read: (row) => ratio(row.revisions, row.orders), format: share },
  complaints: {
    key: 'complaints',
    label: 'Complaints',
    read: (row) => ratio(row.complaints, row.orders),
    format: share,
  },
} as const satisfies Record<string, Figure>;

export const allFigures: readonly Figure[] = Object.values(figures);

/** Cost of the staff's work, shown in tables only. */
export const payFigures: readonly Figure[] = [
  { key: 'pay', label: 'Pay', read: (row) => row.payCents, format: money },
  {
    key: 'margin',
    label: 'Margin',
    read: (row) => (row.unlikePay > 0 ? undefined : row.revenueCents - row.refundedCents - row.payCents),
    format: money,
  },
];

/** `1,204`; a dash for a division by zero. */
export function shown({ read, format }: Figure, row: ReportFigures, currency: Currency): string {
  const value = read(row);
  return value === undefined ? '–' : format(value, currency);
}

/** In words, since arrows and colors alone say less: `12% more than 1,075 before`. */
export function compared(
  { read, format }: Figure,
  { total, before, currency }: { total: ReportFigures; before: ReportFigures; currency: Currency },
): string {
  const [now, then] = [read(total), read(before)];
  if (now === undefined || then === undefined) return 'nothing to compare with';
  if (now === then) return `as before (${format(then, currency)})`;
  if (then === 0) return `none before`;
  const change = Math.abs(now - then) / Math.abs(then);
  return `${percent.format(change)} ${now > then ? 'more' : 'less'} than ${format(then, currency)} before`;
}
