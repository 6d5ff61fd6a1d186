import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { Money } from '#client/ui/data/money.tsx';

const paymentWords = { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded', free: 'Free' } as const;

/** List price, and what became of it. */
export function PriceCell({ document }: { document: AdminDocumentView }) {
  const isFree = document.paymentStatus === 'free';
  return (
    <span className="block">
      <Money cents={document.totalCostCents} struck={isFree} />
      <span className="block text-xs text-ink-2">{paymentWords[document.paymentStatus]}</span>
    </span>
  );
}
