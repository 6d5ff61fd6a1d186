import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonField } from '#client/ui/form/reason-field.tsx';

export interface ReturnButtonProps {
  reviewId: string;
  filename: string;
  /** A further revision of a delivered certificate. */
  isRevision?: boolean;
  onReturned?: () => void;
}

/** Undoes the decision on a notarized order before its act, with a reason for the audit log. */
export function ReturnButton({ reviewId, filename, isRevision = false, onReturned }: ReturnButtonProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim().length < 5;
  const change = trpc.authenticator.returnToReview.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      setReason('');
      toast.show({
        tone: 'ok',
        title: 'Returned to review',
        description: isRevision
          ? `The delivered certificate of ${filename} stays as it is.`
          : `${filename} can be decided again.`,
      });
      onReturned?.();
    },
    onSettled: () =>
      Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate(), utils.documents.invalidate()]),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Return to review…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          change.reset();
        }}
        tone="primary"
        title={
          <>
            Return “<bdi>{filename}</bdi>” to review?
          </>
        }
        description={
          isRevision
            ? 'The revision is dropped, and the delivered certificate stays as it is. Another revision can be certified.'
            : 'The decision is undone and nothing is delivered. The translation can then be corrected and certified again.'
        }
        confirmLabel="Return to review"
        mutation={change}
        isComplete={!isMissing}
        onConfirm={() => change.mutate({ id: reviewId, reason: reason.trim() })}
      >
        {(isSubmitted) => (
          <ReasonField
            value={reason}
            onChange={setReason}
            error={isSubmitted && isMissing ? messageOf('NOTARY_RETURN_REASON').text : undefined}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
