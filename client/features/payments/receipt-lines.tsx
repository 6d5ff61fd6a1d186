import { describeService } from '#shared/pricing.ts';
import { formatPages } from '#client/lib/format.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Money } from '#client/ui/data/money.tsx';

/** What was paid for, line by line, and with what. */
export function ReceiptLines({ paymentId }: { paymentId: string }) {
  const query = trpc.payments.receipt.useQuery({ paymentId });
  const receipt = query.data;
  return (
    <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
      {receipt ? (
        <div className="text-sm">
          <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-ink-2">
            <span>Receipt {receipt.receiptNumber}</span>
            <DateTime value={receipt.paidAt ?? receipt.createdAt} />
          </p>
          <ul className="divide-y divide-line">
            {receipt.lines.map((line) => (
              <li key={line.documentId} className="flex justify-between gap-4 py-3">
                <span className="min-w-0">
                  <bdi className="block font-semibold wrap-anywhere">{line.filename}</bdi>
                  <span className="text-ink-2">
                    {describeService(line)} · {formatPages(line.pages)} × <Money cents={line.rateCents} />
                  </span>
                </span>
                <Money cents={line.totalCents} className="shrink-0" />
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-base font-semibold">
            <span>Total paid</span>
            <Money cents={receipt.amountCents} />
          </p>
          {receipt.refundedCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4">
              <span>Refunded</span>
              <Money cents={receipt.refundedCents} />
            </p>
          ) : null}
          {receipt.cardLast4 ? (
            <p className="mt-1 text-ink-2">
              <span className="capitalize">{receipt.cardBrand ?? 'Card'}</span> ending in {receipt.cardLast4}
            </p>
          ) : null}
        </div>
      ) : null}
    </LoadState>
  );
}
