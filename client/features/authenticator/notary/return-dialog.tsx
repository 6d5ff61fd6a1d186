import { useState } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { limits } from '#shared/limits.ts';

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
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = reason.trim().length < 5;
  const change = trpc.authenticator.returnToReview.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      setReason('');
      setIsSubmitted(false);
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
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
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
        busy={change.isPending}
        onConfirm={() => {
          setIsSubmitted(true);
          if (!isMissing && !change.isPending) change.mutate({ id: reviewId, reason: reason.trim() });
        }}
      >
        <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
        <Field label="Reason" error={isSubmitted && isMissing ? messageOf('NOTARY_RETURN_REASON').text : undefined}>
          <Textarea
            rows={2}
            required
            maxLength={limits.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </AlertDialog>
    </>
  );
}
