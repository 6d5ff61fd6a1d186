import { formatCents } from '#shared/money.ts';
import { describeService } from '#shared/pricing.ts';
import { brand } from '#client/lib/brand.ts';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ReceiptSheet } from '#client/ui/data/receipt-sheet.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

/** The receipt as it comes out of the printer, where it stands alone; on the screen it is not seen. */
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
          detail: `${describeService(line)} · ${formatPages(line.pages)} × ${formatCents(line.rateCents)}`,
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
