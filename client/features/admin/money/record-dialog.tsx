import { useState } from 'react';
import { parseAmount, typedAmount } from '#client/features/admin/documents/amount.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { formatMoney, type Currency } from '#shared/money.ts';
import { receivedMethods, receivedMethodLabels, type ReceivedMethod } from '#shared/received.ts';
import { today } from './day-label.ts';

export interface RecordTarget {
  /** Exactly one of the two ids is set. */
  statementId?: string;
  orderId?: string;
  /** The invoice or the paper. */
  label: string;
  payer: string;
  leftCents: number;
  currency: Currency;
}

/** Records a payment that came by bank, cash or check. */
export function RecordDialog({ target, onClose }: { target: RecordTarget | undefined; onClose: () => void }) {
  // State per target: idempotency key and typed values.
  return target ? <Panel key={target.statementId ?? target.orderId} target={target} onClose={onClose} /> : null;
}

const methods = receivedMethods.map((value) => ({ value, label: receivedMethodLabels[value] }));

function useRecording(target: RecordTarget, onClose: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.admin.recordPayment.useMutation({
    onSuccess: async ({ number, leftCents, freeCents }) => {
      onClose();
      const left = formatMoney({ cents: leftCents, currency: target.currency });
      const over = formatMoney({ cents: freeCents, currency: target.currency });
      const rest = leftCents > 0 ? `${left} is left.` : freeCents > 0 ? `${over} stays as credit.` : 'It is paid.';
      toast.show({ tone: 'ok', title: `${number} recorded`, description: rest });
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
}

function Panel({ target, onClose }: { target: RecordTarget; onClose: () => void }) {
  const { statementId, orderId, label, payer, leftCents, currency } = target;
  const record = useRecording(target, onClose);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(typedAmount(leftCents, currency));
  const [method, setMethod] = useState<ReceivedMethod>('bank');
  const [receivedOn, setReceivedOn] = useState(today);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const cents = parseAmount(amount, target.currency);
  const isWrong = cents === undefined || cents < 1;
  const isLate = receivedOn === '' || receivedOn > today();

  function submit() {
    if (cents === undefined) return;
    record.mutate({
      ...{ statementId, orderId, method, receivedOn, reference: reference.trim(), idempotencyKey: key },
      amount: { cents, currency },
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Record a payment: ${label}`}
      description={`${payer} · ${formatMoney({ cents: leftCents, currency })} to pay. They get a receipt by mail.`}
      confirmLabel="Record payment"
      mutation={record}
      isComplete={!isWrong && !isLate}
      onConfirm={submit}
    >
      {(isSubmitted) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={`Amount in ${currency.toUpperCase()}`}
            error={isSubmitted && isWrong ? 'Enter an amount such as 150 or 150.25.' : undefined}
            hint={difference(cents, target)}
          >
            <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
          </Field>
          <Field label="Received by">
            <Select
              options={methods}
              value={method}
              onChange={(event) =>
                setMethod(receivedMethods.find((one) => one === event.currentTarget.value) ?? 'bank')
              }
            />
          </Field>
          <Field label="Received on" error={isSubmitted && isLate ? 'Enter today or an earlier day.' : undefined}>
            <TextInput
              type="date"
              max={today()}
              value={receivedOn}
              onChange={(event) => setReceivedOn(event.currentTarget.value)}
            />
          </Field>
          <Field label="Reference" optional>
            <TextInput
              dir="auto"
              maxLength={140}
              placeholder={method === 'check' ? 'Check number' : 'As on the bank’s statement'}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          </Field>
          <Field label="Note for staff" optional className="sm:col-span-2">
            <TextInput
              dir="auto"
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

/** What happens to an amount that differs from the amount due. */
function difference(cents: number | undefined, { leftCents, currency }: RecordTarget): string | undefined {
  if (cents === undefined || cents < 1 || cents === leftCents) return undefined;
  const by = formatMoney({ cents: Math.abs(cents - leftCents), currency });
  return cents < leftCents ? `${by} stays to be paid.` : `${by} stays as credit.`;
}
