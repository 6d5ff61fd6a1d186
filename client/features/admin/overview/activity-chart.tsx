import { useState } from 'react';
import { TimeChart } from '#client/ui/data/time-chart.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { formatMoney, type Currency } from '#shared/money.ts';
import type { AdminOverview } from '#shared/schemas/admin.ts';

type Day = AdminOverview['days'][number];

const seriesNames = ['received', 'completed', 'revenue'] as const;
type SeriesName = (typeof seriesNames)[number];

const number = new Intl.NumberFormat('en-US');
// The server counts days in UTC.
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const series: Record<
  SeriesName,
  { label: string; noun: string; read: (day: Day) => number; format: (value: number, currency: Currency) => string }
> = {
  received: {
    label: 'Received',
    noun: 'documents received',
    read: (day) => day.received,
    format: (value) => number.format(value),
  },
  completed: {
    label: 'Completed',
    noun: 'documents completed',
    read: (day) => day.completed,
    format: (value) => number.format(value),
  },
  revenue: {
    label: 'Revenue',
    noun: 'revenue',
    read: (day) => day.revenueCents,
    format: (cents, currency) => formatMoney({ cents, currency }),
  },
};

/** The last thirty days, one series at a time, as a sentence, a chart and a table. */
export function ActivityChart({ days, currency }: Pick<AdminOverview, 'days' | 'currency'>) {
  const [name, setName] = useState<SeriesName>('received');
  const { label, noun, read, format } = series[name];
  const words = (value: number) => format(value, currency);
  const points = days.map((day) => ({ key: day.day, label: formatDay(day), value: read(day) }));
  const total = points.reduce((sum, point) => sum + point.value, 0);
  const best = points.reduce((top, point) => (point.value > top.value ? point : top), { label: '', value: 0 });
  return (
    <Card as="section" aria-label="Activity">
      <CardHeader
        title="Last 30 days"
        actions={
          <SegmentedControl
            label="What to show"
            segments={seriesNames.map((value) => ({ value, label: series[value].label }))}
            value={name}
            onChange={setName}
          />
        }
      />
      <TimeChart
        title={`${label} per day`}
        series={label}
        pointName="Day"
        kind={name === 'revenue' ? 'line' : 'bar'}
        points={points}
        format={words}
        sentence={
          best.value === 0
            ? `No ${noun} in ${points.length} days.`
            : `${words(total)} ${noun} in ${points.length} days, most on ${best.label} (${words(best.value)}).`
        }
      />
    </Card>
  );
}

function formatDay({ day }: Day): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
