import { useState } from 'react';
import { dayLabel } from '#client/features/admin/money/day-label.ts';
import { type Column, DataTable } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { TimeChart } from '#client/ui/data/time-chart.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { type Currency, formatMoney } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import type { ReportDimension } from '#shared/reports.ts';
import type { ReportFigures, ReportOutput } from '#shared/schemas/reports.ts';

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

interface Figure {
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

const figures = {
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

const allFigures: readonly Figure[] = Object.values(figures);

/** Cost of the staff's work, shown in tables only. */
const payFigures: readonly Figure[] = [
  { key: 'pay', label: 'Pay', read: (row) => row.payCents, format: money },
  {
    key: 'margin',
    label: 'Margin',
    read: (row) => (row.unlikePay > 0 ? undefined : row.revenueCents - row.refundedCents - row.payCents),
    format: money,
  },
];

/** Figures of a period compared with the previous one, over time and by group. */
export function Report({ report }: { report: ReportOutput }) {
  const { total, currency, previous, apart, asOf } = report;
  if (asOf === null) {
    return <EmptyState kind="none" title="No orders in this period" text="Sums follow orders within ten minutes." />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-ink-2">
        Compared with {dayLabel(previous.from)} to {dayLabel(previous.to)}. Summed <DateTime value={asOf} />.
      </p>
      {apart.length === 0 ? null : (
        <InlineAlert tone="info">
          {apart.map((sum) => `${formatMoney(sum)} of ${countOf(sum.count, 'order')}`).join(' and ')}{' '}
          {apart.length === 1 ? 'has' : 'have'} no rate to {currency.toUpperCase()}, and{' '}
          {apart.length === 1 ? 'is' : 'are'} in no sum; the orders and pages are counted. Rates stand beside the
          prices.
        </InlineAlert>
      )}
      {total.unlikePay === 0 ? null : (
        <InlineAlert tone="info">
          {countOf(total.unlikePay, 'earning')} of translators {total.unlikePay === 1 ? 'is' : 'are'} in another
          currency than the order and the report, and in no sum. Rows with one have no margin.
        </InlineAlert>
      )}
      <StatStrip label="Figures of the period">
        {allFigures.map((figure) => (
          <Stat
            key={figure.key}
            label={figure.label}
            value={shown(figure, total, currency)}
            hint={compared(figure, report)}
          />
        ))}
      </StatStrip>
      <Course report={report} />
      {report.groups.map(({ by, rows }) => (
        <Division key={by} by={by} rows={rows} currency={currency} />
      ))}
    </div>
  );
}

const courses = ['orders', 'pages', 'revenue'] as const;

/** Orders, pages or revenue over the period, as a sentence, a chart and a table. */
function Course({ report: { series, period, currency } }: { report: ReportOutput }) {
  const [name, setName] = useState<(typeof courses)[number]>('orders');
  const { label, read, format } = figures[name];
  const words = (value: number) => format(value, currency);
  const points = series.map((row) => ({ key: row.startsOn, label: dayLabel(row.startsOn), value: read(row) }));
  const best = points.reduce((top, point) => (point.value > top.value ? point : top), { label: '', value: 0 });
  return (
    <Card as="section" aria-label="Course">
      <CardHeader
        title={`${dayLabel(period.from)} to ${dayLabel(period.to)}`}
        actions={
          <SegmentedControl
            label="What to show"
            segments={courses.map((value) => ({ value, label: figures[value].label }))}
            value={name}
            onChange={setName}
          />
        }
      />
      <TimeChart
        title={`${label} over time`}
        series={label}
        kind="bar"
        points={points}
        format={words}
        sentence={best.value === 0 ? `No ${label.toLowerCase()}.` : `Most on ${best.label}: ${words(best.value)}.`}
      />
    </Card>
  );
}

const titles = {
  pair: 'By language',
  service: 'By service',
  origin: 'By the way it came',
  translator: 'By translator',
  office: 'By office of the translator',
} as const satisfies Record<ReportDimension, string>;

type DivisionRow = ReportOutput['groups'][number]['rows'][number];

const columnsOf = (currency: Currency): readonly Column<DivisionRow>[] => [
  { key: 'label', header: 'Name', cell: ({ label }) => <bdi>{label}</bdi>, rowHeader: true },
  ...[...allFigures, ...payFigures].map((figure): Column<DivisionRow> => ({
    key: figure.key,
    header: figure.label,
    cell: (row) => shown(figure, row, currency),
    align: 'end',
  })),
];

interface DivisionProps {
  by: ReportDimension;
  rows: readonly DivisionRow[];
  currency: Currency;
}

/** A breakdown with a single line only repeats the total and is omitted. */
function Division({ by, rows, currency }: DivisionProps) {
  if (rows.length < 2) return null;
  return (
    <Card as="section" aria-label={titles[by]}>
      <CardHeader title={titles[by]} />
      <DataTable caption={titles[by]} dense columns={columnsOf(currency)} rows={rows} rowKey={({ key }) => key} />
    </Card>
  );
}

/** `1,204`; a dash for a division by zero. */
function shown({ read, format }: Figure, row: ReportFigures, currency: Currency): string {
  const value = read(row);
  return value === undefined ? '–' : format(value, currency);
}

/** In words, since arrows and colors alone say less: `12% more than 1,075 before`. */
function compared(
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
