import type { ReactElement } from 'react';
import { renderAs } from '#client/ui/render-as.ts';
import { formatTag } from '#client/ui/words.ts';

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Formatted value; defaults to the number. */
  valueText?: string;
  /** Link to the counted items. */
  render?: ReactElement;
}

export interface BarListProps {
  label: string;
  bars: readonly Bar[];
  /** Total of the shares; the sum of the values by default. */
  total?: number;
}

/** Horizontal bar chart with values and percentages. */
export function BarList({ label, bars, total }: BarListProps) {
  const number = new Intl.NumberFormat(formatTag());
  const percent = new Intl.NumberFormat(formatTag(), { style: 'percent', maximumFractionDigits: 0 });
  const whole = total ?? bars.reduce((sum, bar) => sum + bar.value, 0);
  return (
    <ul aria-label={label} className="grid gap-1">
      {bars.map((bar) => {
        const share = whole > 0 ? bar.value / whole : 0;
        return (
          <li key={bar.key} className="py-1.5 text-sm">
            <div className="flex items-baseline justify-between gap-4">
              <BarName bar={bar} />
              <span className="shrink-0 tabular-nums lining-nums">
                <span className="font-semibold">{bar.valueText ?? number.format(bar.value)}</span>
                <span className="inline-block min-w-12 text-end text-ink-2">{percent.format(share)}</span>
              </span>
            </div>
            <div aria-hidden="true" className="mt-1.5 h-2 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
                style={{ width: `${share * 100}%`, minWidth: bar.value > 0 ? '0.25rem' : 0 }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function BarName({ bar }: { bar: Bar }) {
  return renderAs(bar.render ?? <span />, {
    className: bar.render
      ? 'inline-link min-w-0 py-0.5 font-medium wrap-anywhere'
      : 'min-w-0 py-0.5 font-medium wrap-anywhere',
    children: <bdi>{bar.label}</bdi>,
  });
}
