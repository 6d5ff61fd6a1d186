import { Printer } from 'lucide-react';
import { brand } from '../../lib/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

/** A receipt, read over the page and printed from there. */
export function ReceiptDialog({ payment }: { payment: { id: string; receiptNumber: string } }) {
  return (
    <Dialog
      title="Receipt"
      size="md"
      trigger={
        <Button size="sm" variant="secondary" aria-label={`Receipt ${payment.receiptNumber}`}>
          Receipt
        </Button>
      }
      footer={
        <Button
          icon={<Printer aria-hidden="true" />}
          onClick={() => {
            window.print();
          }}
        >
          Print receipt
        </Button>
      }
    >
      <ReceiptLines paymentId={payment.id} />
      <div className="hidden">
        <PrintedReceipt paymentId={payment.id} brand={<Wordmark mark={brand.mark} name={brand.name} />} />
      </div>
    </Dialog>
  );
}
