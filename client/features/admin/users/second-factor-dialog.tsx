import { useState } from 'react';
import { ReasonField } from '#client/features/admin/documents/reason-field.tsx';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { AdminUserView } from '#shared/schemas/admin.ts';

export interface UserSecondFactorDialogProps {
  user: AdminUserView;
  open: boolean;
  onClose: () => void;
}

/** Confirms the reset of a user's second factor, and asks for the reason. */
export function UserSecondFactorDialog({ user, open, onClose }: UserSecondFactorDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const name = user.name ?? user.email;
  const isMissing = reason.trim() === '';
  const reset = trpc.admin.resetSecondFactor.useMutation({
    onSuccess: async () => {
      close();
      toast.show({ tone: 'ok', title: 'Two-step sign-in reset', description: `${name} was notified by email.` });
      await utils.admin.invalidate();
    },
  });

  function close() {
    setReason('');
    setIsAsked(false);
    reset.reset();
    onClose();
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={
        <>
          Reset two-step <span className="whitespace-nowrap">sign-in</span> of <bdi>{name}</bdi>?
        </>
      }
      description={
        <>
          <bdi>{user.email}</bdi>. Make sure the request really comes from them. Only their password will protect the
          account, their recovery codes will stop working, and they’ll be signed out everywhere.
        </>
      }
      confirmLabel="Reset"
      busy={reset.isPending}
      onConfirm={() => {
        setIsAsked(true);
        if (!isMissing && !reset.isPending) reset.mutate({ id: user.id, reason });
      }}
    >
      <FailureAlert failure={reset.error ? describeError(reset.error) : undefined} />
      <ReasonField
        required
        hint="Recorded in the audit log."
        value={reason}
        onChange={setReason}
        error={isAsked && isMissing ? messageOf('SECOND_FACTOR_REASON_REQUIRED').text : undefined}
      />
    </AlertDialog>
  );
}
