import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useMediaQuery } from '#client/ui/use-media-query.ts';

export interface TimePoint {
  /** Unique, for example `2026-11-21`. */
  key: string;
  /** Text under the axis and in the table: `Nov 21`. */
  label: string;
  value: number;
}

export interface TimeChartPlotProps {
  title: string;
  series: string;
  points: readonly TimePoint[];
  kind: 'line' | 'bar';
  format: (value: number) => string;
}

const axis = { stroke: 'var(--line)', tick: { fill: 'var(--ink-2)', fontSize: 13 }, tickLine: false } as const;

/** Plot of a `TimeChart`; arrow keys move between points while it has the focus. */
export function TimeChartPlot({ title, series, points, kind, format }: TimeChartPlotProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const data = [...points];
  const frame = (
    <>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="label" {...axis} minTickGap={24} />
      <YAxis {...axis} axisLine={false} width={44} allowDecimals={false} tickFormatter={format} />
      <Tooltip
        isAnimationActive={!isStill}
        formatter={(value) => [format(Number(value)), series]}
        contentStyle={{ background: 'var(--sheet)', border: '1px solid var(--line-strong)', borderRadius: 6 }}
        labelStyle={{ color: 'var(--ink)', fontWeight: 600 }}
        itemStyle={{ color: 'var(--ink-2)' }}
        cursor={kind === 'bar' ? { fill: 'var(--sunken)' } : { stroke: 'var(--line-strong)' }}
      />
    </>
  );
  const common = { data, title, accessibilityLayer: true, margin: { top: 8, right: 8, bottom: 0, left: 0 } } as const;
  return (
    <div dir="ltr" className="size-full text-sm">
      <ResponsiveContainer width="100%" height="100%">
        {kind === 'line' ? (
          <LineChart {...common}>
            {frame}
            <Line
              type="linear"
              dataKey="value"
              name={series}
              stroke="var(--primary)"
              strokeWidth={2}
              dot={points.length <= 31 ? { r: 3, fill: 'var(--sheet)', strokeWidth: 2 } : false}
              activeDot={{ r: 5 }}
              isAnimationActive={false}
            />
          </LineChart>
        ) : (
          <BarChart {...common}>
            {frame}
            <Bar
              dataKey="value"
              name={series}
              fill="var(--primary)"
              radius={[3, 3, 0, 0]}
              maxBarSize={36}
              isAnimationActive={false}
            />
          </BarChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}
