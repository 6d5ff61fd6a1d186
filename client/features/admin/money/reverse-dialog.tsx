import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { formatMoney } from '#shared/money.ts';
import type { ReceivedView } from '#shared/schemas/received.ts';

/** Takes a recorded payment back by a counter entry. */
export function ReverseDialog({ entry, onClose }: { entry: ReceivedView | undefined; onClose: () => void }) {
  return entry ? <Panel key={entry.id} entry={entry} onClose={onClose} /> : null;
}

function Panel({ entry, onClose }: { entry: ReceivedView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  const reverse = trpc.admin.reversePayment.useMutation({
    onSuccess: async ({ number }) => {
      onClose();
      toast.show({
        tone: 'ok',
        title: `${entry.number} is taken back`,
        description: `The counter entry is ${number}.`,
      });
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="danger"
      title={`Take ${entry.number} back?`}
      description={`${formatMoney({ cents: entry.amountCents, currency: entry.currency })} of ${entry.accountName ?? entry.accountEmail}. What it paid is due again; an order that it paid ends.`}
      confirmLabel="Take back"
      mutation={reverse}
      isComplete={!isReasonless}
      onConfirm={() => reverse.mutate({ receiptId: entry.id, reason: reason.trim() })}
    >
      {(isSubmitted) => (
        <Field
          label="Reason"
          hint="The organization reads it, such as “the check bounced”."
          error={isSubmitted && isReasonless ? 'Say why it is taken back.' : undefined}
        >
          <TextInput
            dir="auto"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
