import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { StaffReason } from './staff-reason.tsx';

export interface DeclineDialogProps {
  requestId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Declines a customer's request for a correction. */
export function DeclineDialog({ requestId, open, onOpenChange }: DeclineDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const decline = trpc.authenticator.declineRevision.useMutation({
    onSuccess() {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Answer sent to the customer' });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
  const isMissing = reason.trim() === '';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="Leave the translation as it is?"
      description="The certificate stays valid. The customer reads your reason in an email and in the document’s details."
      confirmLabel="Send answer"
      busy={decline.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (!isMissing) decline.mutate({ id: requestId, reason });
      }}
    >
      <FailureAlert failure={decline.error ? describeError(decline.error) : undefined} />
      <StaffReason
        value={reason}
        onChange={setReason}
        hint="In plain words, for the customer."
        isMissing={isSubmitted && isMissing}
      />
    </AlertDialog>
  );
}
