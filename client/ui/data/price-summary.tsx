import { ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { words } from '#client/ui/words.ts';
import type { Currency } from '#shared/money.ts';
import { Money } from './money.tsx';

export interface PriceLine {
  label: string;
  /** Integer cents, or a text such as `× 7`. */
  amount: number | string;
}

export interface PriceSummaryProps {
  title: string;
  currency: Currency;
  lines: readonly PriceLine[];
  /** Undefined hides the total, before there is anything to price. */
  totalCents: number | undefined;
  /** Regular total of a free order. */
  regularCents?: number;
  /** The pay button. */
  action: ReactNode;
  /** Explanation of the action. */
  note?: ReactNode;
}

/** Itemized price: a sticky card from 1024 px, below that a sticky bar that expands. */
export function PriceSummary(props: PriceSummaryProps) {
  const isWide = useMediaQuery('(width >= 64rem)');
  return isWide ? <PriceSheet {...props} /> : <PriceBar {...props} />;
}

function PriceSheet({ title, currency, lines, totalCents, regularCents, action, note }: PriceSummaryProps) {
  const t = words('parts');
  return (
    <section
      aria-label={title}
      data-slot="card"
      className="sticky top-[calc(var(--spacing-header)+1.5rem)] rounded-card border border-line bg-sheet shadow-1"
    >
      <h2 className="border-b border-dashed border-line px-4 py-4 font-semibold">{title}</h2>
      <div className="p-4">
        <Lines lines={lines} currency={currency} />
        {totalCents === undefined ? null : (
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <span className="font-semibold">{t('total')}</span>
            <Total cents={totalCents} regularCents={regularCents} currency={currency} />
          </div>
        )}
        <div className="mt-4 grid">{action}</div>
        {note ? <div className="mt-3 text-xs text-ink-2">{note}</div> : null}
      </div>
    </section>
  );
}

function PriceBar({ title, currency, lines, totalCents, regularCents, action, note }: PriceSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label={title}
      className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-sheet px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-4"
      >
        <span className="flex items-center gap-2 text-sm font-semibold">
          <ChevronUp
            aria-hidden="true"
            className={isOpen ? 'size-4 rotate-180 transition-transform' : 'size-4 transition-transform'}
          />
          {title}
        </span>
        {totalCents === undefined ? null : <Total cents={totalCents} regularCents={regularCents} currency={currency} />}
      </button>
      {isOpen ? (
        <div className="border-t border-line py-2">
          <Lines lines={lines} currency={currency} />
          {note ? <div className="mt-2 text-xs text-ink-2">{note}</div> : null}
        </div>
      ) : null}
      <div className="mt-1 grid">{action}</div>
    </section>
  );
}

function Lines({ lines, currency }: Pick<PriceSummaryProps, 'lines' | 'currency'>) {
  return (
    <dl className="grid gap-2 text-sm">
      {lines.map((line, index) => (
        // Two documents may have lines of the same name.
        <div key={`${String(index)} ${line.label}`} className="flex justify-between gap-4">
          <dt className="text-ink-2">{line.label}</dt>
          <dd className="text-end tabular-nums">
            {typeof line.amount === 'number' ? <Money cents={line.amount} currency={currency} /> : line.amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TotalProps {
  cents: number;
  regularCents: number | undefined;
  currency: Currency;
}

function Total({ cents, regularCents, currency }: TotalProps) {
  const t = words('parts');
  return (
    <span aria-live="polite" aria-atomic="true" className="flex items-baseline gap-2 text-xl font-semibold">
      {regularCents === undefined ? null : (
        <Money cents={regularCents} currency={currency} struck className="text-base font-normal" />
      )}
      {regularCents !== undefined && cents === 0 ? t('free') : <Money cents={cents} currency={currency} />}
    </span>
  );
}
