import { useState } from 'react';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { describeError } from '../../lib/error-message.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** Certifies a translation under one's own name, after a question. */
export function ApproveButton({ review }: { review: ReviewView }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const approve = trpc.authenticator.approve.useMutation({
    onSuccess: async (delivery) => {
      setIsAsking(false);
      toast.show({ tone: 'ok', title: 'Document approved', description: `${delivery.filename} is certified.` });
      await utils.authenticator.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        disabled={!review.hasTranslation}
        aria-label={`Approve ${review.filename}`}
        title={review.hasTranslation ? undefined : 'There is no translated file to approve yet.'}
        onClick={() => {
          approve.reset();
          setIsAsking(true);
        }}
      >
        Approve
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={
          <>
            Approve “<bdi>{review.filename}</bdi>”?
          </>
        }
        description="You certify with your name that this translation is complete and accurate. The client receives it at once."
        confirmLabel="Approve"
        busy={approve.isPending}
        onConfirm={() => {
          if (!approve.isPending) approve.mutate({ id: review.id });
        }}
      >
        <FailureAlert failure={approve.error ? describeError(approve.error, 'APPROVE_FAILED') : undefined} />
      </AlertDialog>
    </>
  );
}
