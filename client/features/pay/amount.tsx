import { clsx } from 'clsx';
import { formatPay, type PayMoney } from '#shared/pay/money.ts';

/** An amount of pay in its own currency, in tabular digits. */
export function PayAmount({ className, ...amount }: PayMoney & { className?: string }) {
  return (
    <span dir="ltr" className={clsx('whitespace-nowrap tabular-nums lining-nums', className)}>
      {formatPay(amount)}
    </span>
  );
}
