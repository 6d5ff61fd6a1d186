import { formatCents } from '#shared/money.ts';
import { clsx } from 'clsx';

export interface MoneyProps {
  /** Integer cents. */
  cents: number;
  /** A price that is not charged. */
  struck?: boolean;
  className?: string;
}

/** An amount, digits of one width. */
export function Money({ cents, struck, className }: MoneyProps) {
  const text = <span dir="ltr">{formatCents(cents)}</span>;
  const style = clsx('tabular-nums lining-nums', className);
  if (!struck) return <span className={style}>{text}</span>;
  return (
    <s className={clsx(style, 'text-ink-3')}>
      <span className="sr-only">Regular price </span>
      {text}
    </s>
  );
}
