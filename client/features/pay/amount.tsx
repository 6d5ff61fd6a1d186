import { clsx } from 'clsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { formatPay, type PayMoney } from '#shared/pay/money.ts';
import { countOf } from '#shared/plural.ts';
import type { PaySum } from '#shared/schemas/pay.ts';

/** An amount of pay in its own currency, in tabular digits. */
export function PayAmount({ className, ...amount }: PayMoney & { className?: string }) {
  return (
    <span dir="ltr" className={clsx('whitespace-nowrap tabular-nums lining-nums', className)}>
      {formatPay(amount)}
    </span>
  );
}

/** Sums of a month, one row per currency, since currencies are never added. */
export function PaySums({ label, sums }: { label: string; sums: readonly PaySum[] }) {
  return (
    <div className="grid gap-3">
      {sums.map(({ currency, papers, earnedCents, adjustedCents, totalCents }) => (
        <StatStrip key={currency} label={`${label}, ${currency.toUpperCase()}`}>
          <Stat label="Papers" value={papers} />
          <Stat label="Earned" value={formatPay({ cents: earnedCents, currency })} />
          <Stat label="Adjustments" value={formatPay({ cents: adjustedCents, currency })} />
          <Stat label={`Total in ${currency.toUpperCase()}`} value={formatPay({ cents: totalCents, currency })} />
        </StatStrip>
      ))}
    </div>
  );
}

/** `12 papers`, `1 paper`; omitted for adjustments alone. */
export function papersText({ papers }: Pick<PaySum, 'papers'>): string {
  return papers === 0 ? 'Adjustments alone' : countOf(papers, 'paper');
}
