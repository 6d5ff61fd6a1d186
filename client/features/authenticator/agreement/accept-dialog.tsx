import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { announce } from '#client/ui/feedback/announce.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import type { OwnAgreement } from '#shared/schemas/agreement.ts';

interface AcceptDialogProps {
  due: NonNullable<OwnAgreement['due']>;
  onClose: () => void;
}

/** Accepts the version that is shown. */
export function AcceptDialog({ due: { versionId, version, sha256, title }, onClose }: AcceptDialogProps) {
  const utils = trpc.useUtils();
  const [hasRead, setHasRead] = useState(false);
  const accept = trpc.authenticator.acceptAgreement.useMutation({
    onSuccess(saved) {
      utils.authenticator.agreement.setData(undefined, saved);
      // The section shows it: a toast would cover the button of the copy on a phone.
      announce('Agreement accepted.');
      onClose();
    },
    // Another version may be in force: the page shows it behind the message.
    onError: () => utils.authenticator.agreement.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Accept version ${String(version)}?`}
      description={`${title}. Your acceptance is kept with this text, and you can read it here later.`}
      confirmLabel="Accept"
      mutation={accept}
      isComplete={hasRead}
      onConfirm={() => accept.mutate({ versionId, sha256 })}
    >
      {(isSubmitted) => (
        <Checkbox
          label="I have read the agreement and accept it."
          error={isSubmitted && !hasRead ? 'Read the agreement, and tick this.' : undefined}
          checked={hasRead}
          onChange={(event) => setHasRead(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
