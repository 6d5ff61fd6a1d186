import { clsx } from 'clsx';
import { useState } from 'react';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, houseCurrency, type Currency } from '#shared/money.ts';

interface MoneyProps {
  /** Integer minor units. */
  cents: number;
  /** The house's unless set. */
  currency?: Currency;
  /** Strikes the amount through, as the regular price. */
  struck?: boolean;
  className?: string;
}

/** Amount of money in tabular digits. */
export function Money({ cents, currency = houseCurrency, struck, className }: MoneyProps) {
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

/** An amount that rolls in when it changes, so that an option is seen to change the price. */
export function RollingMoney(props: MoneyProps) {
  const { cents } = props;
  const [first] = useState(cents);
  const [hasChanged, setHasChanged] = useState(false);
  if (cents !== first && !hasChanged) setHasChanged(true);
  return (
    <span key={cents} className={hasChanged ? 'inline-block animate-roll' : 'inline-block'}>
      <Money {...props} />
    </span>
  );
}
