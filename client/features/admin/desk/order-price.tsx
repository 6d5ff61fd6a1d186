import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PriceSummary } from '#client/ui/data/price-summary.tsx';
import { describeService, type Quote } from '#shared/pricing.ts';
import { lineCents, sumOf, type LineDraft } from './line-drafts.ts';

interface OrderPriceProps {
  items: readonly QueueItem[];
  /** Of the papers; undefined until their pages are counted. */
  price: Quote | undefined;
  lines: readonly LineDraft[];
  isBusy: boolean;
  onSubmit: () => void;
}

/** The price of an order's papers and extra lines, and the button that takes the order. */
export function OrderPrice({ items, price, lines, isBusy, onSubmit }: OrderPriceProps) {
  return (
    <PriceSummary
      title="Price"
      lines={[
        ...items.map(({ draft, options }, index) => ({
          label: `${draft.filename}: ${describeService(options)}`,
          amount: price?.lines[index]?.totalCents ?? '…',
        })),
        ...lines.map(({ text, amount }) => ({
          label: text.trim() === '' ? 'Line' : text,
          amount: lineCents(amount) ?? '…',
        })),
      ]}
      totalCents={price && price.totalCents + sumOf(lines)}
      action={
        <Button size="lg" wide busy={isBusy} disabled={price === undefined} onClick={onSubmit}>
          {isBusy ? 'Uploading...' : 'Take the order'}
        </Button>
      }
      note="Pages are counted again by the server. The next step shows the link to pay."
    />
  );
}
