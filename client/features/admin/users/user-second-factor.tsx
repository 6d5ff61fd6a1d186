import { useState } from 'react';
import { ReasonField } from '#client/features/admin/documents/reason-field.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { AdminUserView } from '#shared/schemas/admin.ts';

/** A user's two-step sign-in; an admin can reset it for another user who lost app and codes. */
export function UserSecondFactor({ user }: { user: AdminUserView }) {
  const me = useCurrentUser();
  const [isAsked, setIsAsked] = useState(false);
  if (!user.hasSecondFactor) return <span className="text-ink-2">Off</span>;
  if (me?.id === user.id) return <span>On</span>;
  return (
    <span className="flex items-center gap-3">
      On
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Reset two-step sign-in of ${user.name ?? user.email}`}
        onClick={() => setIsAsked(true)}
      >
        Reset…
      </Button>
      <UserSecondFactorDialog user={user} open={isAsked} onClose={() => setIsAsked(false)} />
    </span>
  );
}

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
