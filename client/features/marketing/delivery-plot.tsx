import { words } from '#client/ui/words.ts';

export interface DeliveryBar {
  label: string;
  /** Percent of all orders. */
  share: number;
}

/** Distribution of delivery times as columns; each carries its percentage as text. */
export function DeliveryPlot({ bars }: { bars: readonly DeliveryBar[] }) {
  const highest = Math.max(...bars.map(({ share }) => share), 1);
  return (
    <ol aria-label={words('live')('plot')} className="grid grid-cols-6 gap-2 border-b-2 border-ink pt-2 sm:gap-4">
      {bars.map(({ label, share }) => (
        <li key={label} className="flex flex-col-reverse text-center text-xs text-ink-2 sm:text-sm">
          <span className="mt-2 pb-2 whitespace-nowrap">
            <bdi>{label}</bdi>
          </span>
          <span
            aria-hidden="true"
            className="rounded-t-badge bg-primary forced-colors:bg-[Highlight]"
            style={{ height: `${String(Math.round((share / highest) * 8 * 100) / 100)}rem`, minHeight: '1px' }}
          />
          <span className="pb-1 font-semibold text-ink tabular-nums">{share}%</span>
        </li>
      ))}
    </ol>
  );
}
