import { useState, type ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { formatTag } from '#client/ui/words.ts';
import { DataTable } from './data-table.tsx';
import type { TimePoint } from './time-chart-plot.tsx';

const Plot = lazyPart(async () => (await import('./time-chart-plot.tsx')).TimeChartPlot, {
  fallback: (
    <SkeletonRegion label="Loading chart…">
      <Skeleton className="h-64 w-full" />
    </SkeletonRegion>
  ),
});

export interface TimeChartProps {
  /** Accessible name: `Uploads per day`. */
  title: string;
  /** Table heading of the values: `Uploads`. */
  series: string;
  /** Table heading of the points: `Day`. */
  pointName?: string;
  /** Summary in words: `42 uploads in 30 days, most on Nov 14 (9).` */
  sentence: ReactNode;
  points: readonly TimePoint[];
  kind?: 'line' | 'bar';
  format?: (value: number) => string;
}

/** One series over time, as summary, chart and table. */
export function TimeChart(props: TimeChartProps) {
  const {
    title,
    series,
    pointName = 'Date',
    sentence,
    points,
    kind = 'line',
    format = new Intl.NumberFormat(formatTag()).format,
  } = props;
  const [isTable, setIsTable] = useState(false);
  return (
    <figure aria-label={title}>
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-ink-2">{sentence}</span>
        <Switch label="View as table" checked={isTable} onChange={(event) => setIsTable(event.currentTarget.checked)} />
      </figcaption>
      {isTable ? (
        <DataTable
          caption={title}
          dense
          columns={[
            { key: 'label', header: pointName, cell: (point) => point.label, rowHeader: true },
            { key: 'value', header: series, cell: (point) => format(point.value), align: 'end' },
          ]}
          rows={points}
          rowKey={(point) => point.key}
        />
      ) : (
        <div className="h-64">
          <Plot title={title} series={series} points={points} kind={kind} format={format} />
        </div>
      )}
    </figure>
  );
}
