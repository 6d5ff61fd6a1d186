import { useState } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { effectiveStatus, settableFor, statusWords, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';

export interface StatusDialogProps {
  document: AdminDocumentView;
  /** The new status; undefined closes the dialog. */
  target: SettableStatus | undefined;
  onClose: () => void;
}

/** Confirms a manual status change; completing without a translation needs a reason. */
export function StatusDialog({ document, target, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const change = useSetStatus(document, close);
  const needsReason = target === 'completed' && !document.hasTranslation;
  const isMissing = needsReason && reason.trim() === '';

  function close() {
    setReason('');
    setIsSubmitted(false);
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
        setIsSubmitted(true);
        if (target && !isMissing) change.set(target, reason);
      }}
    >
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <ReasonField
        required={needsReason}
        value={reason}
        onChange={setReason}
        error={isSubmitted && isMissing ? messageOf('STATUS_REASON_REQUIRED').text : undefined}
      />
    </AlertDialog>
  );
}

/** Sets a document's status; the toast offers to undo it. */
export function useSetStatus(document: AdminDocumentView, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const before = settableFor(document.hasTranslation).find((status) => status === document.status);

  async function refresh() {
    await Promise.all([utils.admin.invalidate(), utils.authenticator.invalidate()]);
  }

  async function undo(status: SettableStatus) {
    try {
      await trpcClient.admin.setDocumentStatus.mutate({ id: document.id, status, reason: 'Undo' });
      toast.show({
        title: 'Status restored',
        description: `${document.filename} is ${statusWords[status].staff} again.`,
      });
    } catch (error) {
      toast.show({ tone: 'error', title: 'The status couldn’t be restored', description: describeError(error).text });
    }
    await refresh();
  }

  const mutation = trpc.admin.setDocumentStatus.useMutation({
    onSuccess: async (_view, { status }) => {
      onDone();
      toast.show({
        tone: 'ok',
        title: `Status set to ${statusWords[status].staff}`,
        description: document.filename,
        ...(before && before !== status
          ? {
              timeout: 10_000,
              action: {
                label: 'Undo',
                onPress: () => void undo(before),
              },
            }
          : {}),
      });
      await refresh();
    },
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    set(status: SettableStatus, reason: string) {
      if (mutation.isPending) return;
      const said = reason.trim();
      mutation.mutate({ id: document.id, status, ...(said === '' ? {} : { reason: said }) });
    },
  };
}
