import { Printer } from 'lucide-react';
import { mailedCopy } from '#shared/mailing.ts';
import { describeService, describeSpeed } from '#shared/pricing.ts';
import { formatCents } from '#shared/money.ts';
import { formatPages } from '#client/lib/format.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { brand } from '#client/lib/brand.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ReceiptSheet } from '#client/ui/data/receipt-sheet.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { Button, type ButtonProps } from '#client/ui/button/button.tsx';

/** A receipt's lines, total and card. */
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
                  {line.postageCents > 0 ? (
                    <span className="block text-ink-2">
                      {mailedCopy.label} · <Money cents={line.postageCents} />
                    </span>
                  ) : null}
                  {line.surchargeCents > 0 ? (
                    <span className="block text-ink-2">
                      {describeSpeed(line.speed)} · <Money cents={line.surchargeCents} />
                    </span>
                  ) : null}
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

/** The printed receipt: hidden on screen, alone on paper. */
export function PrintedReceipt({ paymentId }: { paymentId: string }) {
  const { data: receipt } = trpc.payments.receipt.useQuery({ paymentId });
  if (!receipt) return null;
  return (
    <div className="hidden">
      <ReceiptSheet
        brand={<Wordmark mark={brand.mark} name={brand.name} />}
        title="Receipt"
        number={receipt.receiptNumber}
        facts={[
          { term: 'Paid on', value: <DateTime value={receipt.paidAt ?? receipt.createdAt} format="longDate" /> },
          { term: 'Paid by', value: <bdi>{receipt.customerName ?? receipt.customerEmail}</bdi> },
          { term: 'Email', value: receipt.customerEmail },
          {
            term: 'Method',
            value: (
              <>
                <span className="capitalize">{receipt.cardBrand ?? 'Card'}</span>
                {receipt.cardLast4 === null ? null : ` ending in ${receipt.cardLast4}`}
              </>
            ),
          },
        ]}
        linesTitle="Documents"
        lines={receipt.lines.map((line) => ({
          key: line.documentId,
          label: line.filename,
          detail: [
            `${describeService(line)} · ${formatPages(line.pages)} × ${formatCents(line.rateCents)}`,
            ...(line.postageCents > 0 ? [`${mailedCopy.label} · ${formatCents(line.postageCents)}`] : []),
            ...(line.surchargeCents > 0 ? [`${describeSpeed(line.speed)} · ${formatCents(line.surchargeCents)}`] : []),
          ].join('; '),
          cents: line.totalCents,
        }))}
        totals={[
          { label: 'Total paid', cents: receipt.amountCents, isMain: true },
          ...(receipt.refundedCents > 0 ? [{ label: 'Refunded', cents: receipt.refundedCents }] : []),
        ]}
        foot={`${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`}
      />
    </div>
  );
}

/** Prints the page; print styles show only `PrintedReceipt`. */
export function PrintReceiptButton(props: Pick<ButtonProps, 'variant' | 'size' | 'wide'>) {
  return (
    <Button {...props} icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      Print receipt
    </Button>
  );
}
