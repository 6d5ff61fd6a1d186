import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
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
    reset.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
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
      mutation={reset}
      isComplete={!isMissing}
      onConfirm={() => reset.mutate({ id: user.id, reason })}
    >
      {(isSubmitted) => (
        <ReasonField
          hint="Recorded in the audit log."
          value={reason}
          onChange={setReason}
          error={isSubmitted && isMissing ? messageOf('SECOND_FACTOR_REASON_REQUIRED').text : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
