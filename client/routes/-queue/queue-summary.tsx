import type { QueueItem } from '../../features/documents/upload-queue.ts';
import { draftTotal } from '../../features/documents/draft.ts';
import { formatCents } from '#shared/money.ts';
import { formatPages } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PriceSummary } from '../../ui/price-summary.tsx';
import { isUsable, queueTotal } from './use-queue-order.ts';

export interface QueueSummaryProps {
  items: readonly QueueItem[];
  isPaying: boolean;
  onPay: () => void;
}

/** Every document's price, their sum, and the one button that pays for all of them. */
export function QueueSummary({ items, isPaying, onPay }: QueueSummaryProps) {
  const usable = items.filter(isUsable);
  const total = queueTotal(items);
  const isUploading = items.some(isOnItsWay);
  const isFaulty = items.some((item) => item.problem !== undefined || item.failure !== undefined);
  const isPayable = items.length > 0 && !isUploading && !isFaulty;
  return (
    <PriceSummary
      title="Order summary"
      lines={
        usable.length === 0
          ? nothing
          : usable.map(({ draft, options }, index) => ({
              label: `${String(index + 1)}. ${draft.filename} (${formatPages(draft.pages)})`,
              amount: draftTotal(options, draft.pages),
            }))
      }
      totalCents={total}
      action={
        <Button size="lg" wide busy={isPaying || isUploading} disabled={!isPayable} onClick={onPay}>
          {isPaying || isUploading ? 'Uploading...' : `Upload & Pay ${formatCents(total)}`}
        </Button>
      }
      note={
        isFaulty
          ? 'Remove or retry the files that failed first.'
          : 'All documents are paid together, on the card provider’s secure page. Nothing is charged if you cancel.'
      }
    />
  );
}

const nothing = [{ label: 'Documents', amount: 'None yet' }];

function isOnItsWay(item: QueueItem): boolean {
  return !item.problem && !item.failure && !item.draft.isStored;
}
