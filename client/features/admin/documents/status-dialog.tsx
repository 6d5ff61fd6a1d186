import { useState } from 'react';
import { effectiveStatus, statusWords, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useSetStatus } from './use-set-status.ts';

export interface StatusDialogProps {
  document: AdminDocumentView;
  /** What it is to become; undefined while nothing is asked. */
  target: SettableStatus | undefined;
  onClose: () => void;
}

/** Asks before a status is set by hand; completing without a translation needs a reason. */
export function StatusDialog({ document, target, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const change = useSetStatus(document, close);
  const needsReason = target === 'completed' && !document.hasTranslation;
  const isMissing = needsReason && reason.trim() === '';

  function close() {
    setReason('');
    setIsAsked(false);
    change.reset();
    onClose();
  }

  return (
    <AlertDialog
      open={target !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      tone="primary"
      title={
        <>
          Set “<bdi>{document.filename}</bdi>” to {target ? statusWords[target].staff : ''}?
        </>
      }
      description={
        needsReason
          ? 'This document has no translation. The customer will see Completed, and your reason will be kept in the audit log.'
          : `It’s currently ${statusWords[effectiveStatus(document.status, document.hasTranslation)].staff}. The change will be recorded in the audit log.`
      }
      confirmLabel="Set status"
      busy={change.isPending}
      onConfirm={() => {
        setIsAsked(true);
        if (target && !isMissing) change.set(target, reason);
      }}
    >
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <ReasonField
        required={needsReason}
        value={reason}
        onChange={setReason}
        error={isAsked && isMissing ? messageOf('STATUS_REASON_REQUIRED').text : undefined}
      />
    </AlertDialog>
  );
}
