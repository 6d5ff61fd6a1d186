import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { PrintReceiptButton } from './print-receipt-button.tsx';
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
      footer={<PrintReceiptButton />}
    >
      <ReceiptLines paymentId={payment.id} />
      <PrintedReceipt paymentId={payment.id} />
    </Dialog>
  );
}
