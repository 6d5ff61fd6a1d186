import { recipientLabel } from '#shared/certificate/recipients.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { formatCents } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import { describeService, describeSpeed, ratePerPage, speedSurcharge } from '#shared/pricing.ts';
import { formatPages } from '#client/lib/format.ts';
import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { PriceSummary, type PriceLine } from '#client/ui/data/price-summary.tsx';
import {
  isRefused,
  itemCents,
  totalCents,
  type QueueItem,
} from '#client/features/documents/upload-queue/queue-item.ts';

export interface OrderSummaryProps {
  items: readonly QueueItem[];
  isOrdering: boolean;
  onOrder: () => void;
}

/** Prices, total and the order button. There is no total without a readable file. */
export function OrderSummary({ items, isOrdering, onOrder }: OrderSummaryProps) {
  const ordered = items.filter((item) => !isRefused(item));
  const total = totalCents(items);
  const refused = items.length - ordered.length;
  const label = total === undefined ? 'Upload & Pay' : `Upload & Pay ${formatCents(total)}`;
  return (
    <PriceSummary
      title="Order summary"
      lines={linesOf(ordered)}
      totalCents={total}
      action={
        <Button size="lg" wide busy={isOrdering} disabled={total === undefined} onClick={onOrder}>
          {isOrdering ? 'Uploading...' : label}
        </Button>
      }
      note={
        <>
          {ordered.length > 0 ? <PromisedTimes speeds={ordered.map(({ options }) => options.speed)} /> : null}
          {refused > 0 ? (
            <p className="mb-1 font-semibold text-seal">{countOf(refused, 'file is', 'files are')} not included.</p>
          ) : null}
          You’ll check your answers first, then pay on the card provider’s secure page. You won’t be charged if you
          cancel. Files are stored privately, and unpaid ones are deleted after 7 days.
        </>
      }
    />
  );
}

function linesOf(ordered: readonly QueueItem[]): PriceLine[] {
  const [only, ...others] = ordered;
  if (!only) return [{ label: 'Documents', amount: 'None yet' }];
  if (others.length === 0) return linesOfOne(only);
  return ordered.map((item, index) => ({
    label: `${String(index + 1)}. ${item.draft.filename}${item.draft.pages === undefined ? '' : ` (${formatPages(item.draft.pages)})`}`,
    amount: itemCents(item) ?? 'Counting pages…',
  }));
}

function linesOfOne(item: QueueItem): PriceLine[] {
  const { draft, options } = item;
  if (itemCents(item) === undefined) {
    return [{ label: 'Pages', amount: item.phase.name === 'reading' ? 'Counting…' : 'Not counted' }];
  }
  const surcharge = speedSurcharge(options) * (draft.pages ?? 0);
  return [
    {
      label: `${describeService(options, 'short')}, per page`,
      amount: ratePerPage(options),
    },
    { label: 'Pages', amount: `× ${String(draft.pages)}` },
    ...(options.mailing ? [{ label: mailedCopy.label, amount: mailedCopy.postageCents }] : []),
    ...(surcharge > 0 ? [{ label: describeSpeed(options.speed), amount: surcharge }] : []),
    { label: 'For', amount: recipientLabel(options.recipient) },
  ];
}
