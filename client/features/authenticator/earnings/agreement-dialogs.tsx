import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { OwnBilling } from '#shared/schemas/pay-billing.ts';

interface AgreeDialogProps extends Pick<OwnBilling, 'wording' | 'today'> {
  onClose: () => void;
}

/** The user's own agreement to self-billing. */
export function AgreeDialog({ wording: { version, text }, today, onClose }: AgreeDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [startsOn, setStartsOn] = useState(today);
  const [hasRead, setHasRead] = useState(false);
  const isDay = startsOn >= today;
  const accept = trpc.authenticator.acceptSelfBilling.useMutation({
    onSuccess(saved) {
      utils.authenticator.billing.setData(undefined, saved);
      toast.show({ tone: 'ok', title: 'Self-billing agreed' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="Agree to self-billing"
      description={`The agreement, in the wording of ${version}:`}
      confirmLabel="Agree"
      mutation={accept}
      isComplete={isDay && hasRead}
      onConfirm={() => accept.mutate({ version, startsOn })}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <ol className="grid list-decimal gap-1.5 ps-5 text-sm">
            {text.map((clause) => (
              <li key={clause}>{clause}</li>
            ))}
          </ol>
          <Field
            label="From"
            hint="Months closed on that day or later are invoices."
            error={isDay ? undefined : 'Choose today or a later day.'}
          >
            <TextInput
              type="date"
              min={today}
              value={startsOn}
              onChange={(event) => setStartsOn(event.currentTarget.value)}
            />
          </Field>
          <Checkbox
            label="I have read this and agree."
            error={isSubmitted && !hasRead ? 'Read the agreement, and tick this.' : undefined}
            checked={hasRead}
            onChange={(event) => setHasRead(event.currentTarget.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Ends the user's own agreement. */
export function EndAgreementDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const end = trpc.authenticator.endSelfBilling.useMutation({
    onSuccess(saved) {
      utils.authenticator.billing.setData(undefined, saved);
      toast.show({ tone: 'ok', title: 'Self-billing ended' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="End self-billing?"
      description="Months closed from now on are statements alone, and you invoice them yourself. Invoices that were issued stay."
      confirmLabel="End"
      mutation={end}
      onConfirm={() => end.mutate({ id })}
    />
  );
}
