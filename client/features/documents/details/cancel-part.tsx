import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** Cancels an order before work starts, with a full refund. */
export function CancelPart({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const utils = trpc.useUtils();
  const toast = useToast();
  const cancel = trpc.payments.cancelOrder.useMutation({
    onSuccess(cancelled) {
      utils.documents.get.setData({ id: cancelled.id }, cancelled);
      toast.show({
        tone: 'ok',
        title: t('cancel.done'),
        description: t('cancel.doneText', { amount }),
      });
    },
    onSettled: () => Promise.all([utils.documents.invalidate(), utils.payments.invalidate()]),
  });
  const refunded = document.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amount = formatMoney({ cents: document.chargedCents - refunded, currency: document.currency }, formatTag());
  const failure = cancel.error ? describeError(cancel.error) : undefined;
  if (!document.canCancel && failure === undefined) return null;
  return (
    <DetailSection title={t('cancel.title')}>
      <FailureAlert failure={failure} />
      {document.canCancel ? (
        <MemberOnly right="pay">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 text-ink-2">{stateSentence(document, 'cancel')}</p>
            <Button
              size="sm"
              variant="secondary"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ documentId: document.id })}
            >
              {t('cancel.submit', { amount })}
            </Button>
          </div>
        </MemberOnly>
      ) : null}
    </DetailSection>
  );
}
