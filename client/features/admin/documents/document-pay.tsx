import { PayAmount } from '#client/features/pay/amount.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { payActivityLabel } from '#shared/pay/rates.ts';
import type { OrderPay } from '#shared/schemas/pay.ts';

/** What a paper earned those who worked on it, and what that leaves of its price. */
export function DocumentPay({ pay: { earnings, marginCents } }: { pay: OrderPay }) {
  if (earnings.length === 0) return <p className="py-2.5 text-ink-2">Nobody was paid for this paper.</p>;
  return (
    <DescriptionList
      facts={[
        ...earnings.map(({ userName, activity, ...amount }) => ({
          term: `${payActivityLabel[activity]}, ${userName ?? 'somebody'}`,
          value: <PayAmount cents={amount.amountCents} currency={amount.currency} />,
        })),
        {
          term: 'Margin, after refunds',
          value: marginCents === null ? 'Unknown: paid in another currency' : <Money cents={marginCents} />,
        },
      ]}
    />
  );
}
