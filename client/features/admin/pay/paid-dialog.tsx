import { useState } from 'react';
import { today } from '#client/features/admin/money/day-label.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { formatPay } from '#shared/pay/money.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';

interface PaidDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** Records that a statement was paid. */
export function PaidDialog({ statement, onClose }: PaidDialogProps) {
  return statement ? <Panel key={statement.id} statement={statement} onClose={onClose} /> : null;
}

function Panel({ statement, onClose }: { statement: PayStatementView; onClose: () => void }) {
  const { id, number, payeeName, payableCents, currency, state } = statement;
  const utils = trpc.useUtils();
  const toast = useToast();
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(paidOn) && paidOn <= today();
  const isNamed = reference.trim() !== '';
  const mark = trpc.admin.markStatementPaid.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: `${number} is marked as paid` });
      onClose();
    },
    onSettled: () => utils.admin.payStatements.invalidate(),
  });
  const open = state === 'disputed' ? ' Its dispute stays open.' : '';
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Mark ${number} as paid`}
      description={`${formatPay({ cents: payableCents, currency })} to ${payeeName}. The payment itself is made at your bank.${open}`}
      confirmLabel="Mark as paid"
      mutation={mark}
      isComplete={isDay && isNamed}
      onConfirm={() => mark.mutate({ id, paidOn, reference: reference.trim() })}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <Field label="Paid on" error={isSubmitted && !isDay ? 'Choose today or an earlier day.' : undefined}>
            <TextInput
              type="date"
              max={today()}
              value={paidOn}
              onChange={(event) => setPaidOn(event.currentTarget.value)}
            />
          </Field>
          <Field
            label="Reference"
            hint="As on the bank’s statement."
            error={isSubmitted && !isNamed ? 'Enter the reference of the payment.' : undefined}
          >
            <TextInput
              dir="auto"
              maxLength={140}
              autoComplete="off"
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}
