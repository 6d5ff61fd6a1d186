import { formatCents } from '#shared/money.ts';
import { ratePerPage } from '#shared/pricing.ts';
import { draftTotal } from '../../../features/documents/draft.ts';
import type { DraftEditor } from '../../../features/documents/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { PriceSummary } from '../../../ui/price-summary.tsx';
import type { Order } from './use-order.ts';

/** The price adding up, and the button that names it. */
export function OrderSummary({ editor, order }: { editor: DraftEditor; order: Order }) {
  const { draft, options } = editor;
  const pages = draft?.pages ?? 1;
  const total = draftTotal(options, pages);
  const word = options.translationType === 'certified' ? 'Certified' : 'Notarized';
  const isPayable = draft !== undefined && !editor.isReading && editor.problem === undefined;
  return (
    <PriceSummary
      title="Order summary"
      lines={[
        {
          label: options.isBankStatement ? `${word} bank statement, per page` : `${word}, per page`,
          amount: ratePerPage(options),
        },
        { label: 'Pages', amount: `× ${String(pages)}` },
      ]}
      totalCents={total}
      action={
        <Button size="lg" wide busy={order.isBusy} disabled={!isPayable} onClick={order.pay}>
          {order.isBusy ? 'Uploading...' : `Upload & Pay ${formatCents(total)}`}
        </Button>
      }
      note="You pay on the card provider’s secure page; nothing is charged if you cancel. Your file is stored privately, and an unpaid draft is deleted after 7 days."
    />
  );
}
