import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { openAccount } from './use-switch-account.ts';

/** Ends the person's own membership. */
export function LeaveOrganization({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = trpc.auth.leaveOrganization.useMutation({ onSuccess: () => openAccount() });
  return (
    <>
      <Button variant="danger" wide="phone" onClick={() => setIsOpen(true)}>
        Leave…
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Leave ${name}?`}
        description="You lose access to its documents, and API keys you made for it stop working. You can come back by invitation only."
        confirmLabel="Leave"
        busy={leave.isPending || leave.isSuccess}
        error={leave.error ? describeError(leave.error).text : undefined}
        onConfirm={() => {
          if (!leave.isPending) leave.mutate();
        }}
      />
    </>
  );
}
