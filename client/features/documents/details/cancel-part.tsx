import { formatCents } from '#shared/money.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';

/** Cancels an order before work starts, with a full refund. */
export function CancelPart({ document }: { document: DocumentDetails }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const cancel = trpc.payments.cancelOrder.useMutation({
    onSuccess(cancelled) {
      utils.documents.get.setData({ id: cancelled.id }, cancelled);
      toast.show({
        tone: 'ok',
        title: 'Order cancelled',
        description: `${amount} is on its way back to your card. Banks take up to 10 days to show it.`,
      });
    },
    onSettled: () => Promise.all([utils.documents.invalidate(), utils.payments.invalidate()]),
  });
  const refunded = document.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amount = formatCents(document.chargedCents - refunded);
  const failure = cancel.error ? describeError(cancel.error) : undefined;
  if (!document.canCancel && failure === undefined) return null;
  return (
    <DetailSection title="Changed your mind?">
      <FailureAlert failure={failure} />
      {document.canCancel ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
            No translator has started on this order yet, so you can cancel it and get all of your money back.
          </p>
          <Button
            variant="secondary"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ documentId: document.id })}
          >
            Cancel order and refund {amount}
          </Button>
        </div>
      ) : null}
    </DetailSection>
  );
}
