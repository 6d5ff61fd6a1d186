import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface DeclineDialogProps {
  requestId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Declines a customer's request for a correction. */
export function DeclineDialog({ requestId, open, onOpenChange }: DeclineDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const decline = trpc.authenticator.declineRevision.useMutation({
    onSuccess() {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Answer sent to the customer' });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="Leave the translation as it is?"
      description="The certificate stays valid. The customer reads your reason in an email and in the document’s details."
      confirmLabel="Send answer"
      hint="In plain words, for the customer."
      mutation={decline}
      onConfirm={(reason) => decline.mutate({ id: requestId, reason })}
    />
  );
}
