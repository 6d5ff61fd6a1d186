import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';

/** Ends an organization's own list. */
export function WithdrawButton({ accountId, basedOn }: { accountId: string; basedOn: number }) {
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isReasonless = reason.trim().length < 3;
  const withdraw = trpc.admin.withdrawPrices.useMutation({
    onSuccess: () => setIsOpen(false),
    onSettled: () => utils.admin.prices.invalidate(),
  });
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        End this list…
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="primary"
        title="End this list"
        description="From then on the organization has the house’s list. Prices that it was shown hold for 24 hours, and its saved quotes until they end."
        confirmLabel="End the list"
        busy={withdraw.isPending}
        onConfirm={() => {
          setIsSubmitted(true);
          if (!isReasonless && !withdraw.isPending) withdraw.mutate({ accountId, basedOn, reason: reason.trim() });
        }}
      >
        <FailureAlert failure={withdraw.error ? describeError(withdraw.error) : undefined} />
        <Field label="Reason" error={isSubmitted && isReasonless ? 'Say why the list ends.' : undefined}>
          <TextInput
            dir="auto"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </AlertDialog>
    </>
  );
}
