import { clsx } from 'clsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, type Currency } from '#shared/money.ts';

export interface MoneyProps {
  /** Integer minor units. */
  cents: number;
  currency: Currency;
  /** Strikes the amount through, as the regular price. */
  struck?: boolean;
  className?: string;
}

/** Amount of money in tabular digits. */
export function Money({ cents, currency, struck, className }: MoneyProps) {
  const t = words('parts');
  const text = <span dir="ltr">{formatMoney({ cents, currency }, formatTag())}</span>;
  const style = clsx('tabular-nums lining-nums', className);
  if (!struck) return <span className={style}>{text}</span>;
  return (
    <s className={clsx(style, 'text-ink-3')}>
      <span className="sr-only">{t('regularPrice')} </span>
      {text}
    </s>
  );
}
