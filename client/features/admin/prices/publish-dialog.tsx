import { useState } from 'react';
import { PublishReason } from '#client/features/admin/facts/publish-reason.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { ReadDraft } from './price-draft.ts';

export interface PublishDialogProps {
  draft: ReadDraft;
  accountId: string | undefined;
  basedOn: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPublished: () => void;
}

/** Publishes the draft: since when, and why. */
export function PublishDialog({ draft, accountId, basedOn, open, onOpenChange, onPublished }: PublishDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isReasonless = reason.trim().length < 3;
  const publish = trpc.admin.publishPrices.useMutation({
    onSuccess: ({ version }) => {
      onOpenChange(false);
      setReason('');
      setFrom('');
      setIsSubmitted(false);
      toast.show({ tone: 'ok', title: `Version ${String(version)} published` });
      onPublished();
    },
    // After a clash the page shows who was first.
    onSettled: () => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()]),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        publish.reset();
        onOpenChange(isOpen);
      }}
      tone="primary"
      title="Publish these prices"
      description="Orders that are paid keep their prices. A price that somebody was shown holds for 24 hours."
      confirmLabel="Publish"
      busy={publish.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (isReasonless || publish.isPending) return;
        publish.mutate({
          lines: draft.lines,
          rushPercent: draft.rushPercent,
          limits: draft.limits,
          ...(accountId !== undefined && { accountId }),
          basedOn,
          reason: reason.trim(),
          ...(from !== '' && { validFrom: new Date(from).toISOString() }),
        });
      }}
    >
      <FailureAlert failure={publish.error ? describeError(publish.error) : undefined} />
      <div className="grid gap-4">
        <Field label="Valid from" optional hint="At once if empty. In this computer’s time zone.">
          <TextInput type="datetime-local" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        </Field>
        <PublishReason
          hint="For the history and the audit log."
          error={isSubmitted && isReasonless ? 'Say why the prices change.' : undefined}
          value={reason}
          onChange={setReason}
        />
      </div>
    </AlertDialog>
  );
}
