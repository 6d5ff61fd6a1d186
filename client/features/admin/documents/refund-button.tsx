import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { amountUnit } from '#shared/currency-facts.ts';
import { formatMoney, type Currency, type Money } from '#shared/money.ts';
import type { CertificateChoice, PaymentStatus } from '#shared/schemas/payments.ts';
import { leastAmount, parseAmount, typedAmount } from './amount.ts';

export interface RefundButtonProps {
  payment: { id: string; receiptNumber: string; status?: PaymentStatus; currency: Currency };
  /** Label of the action. */
  verb?: 'Refund' | 'Credit';
  /** The amount that can still be refunded. */
  leftCents: number;
  /** The document to refund; without it, the whole payment is refunded. */
  order?: { documentId: string; siblings: readonly string[]; isDelivered: boolean } | undefined;
}

interface Draft {
  /** In the payment's currency, as typed. */
  amount: string;
  reason: string;
  certificate: CertificateChoice;
}

const quoted = (name: string) => `“${name}”`;

/** A month on account may cover hundreds. */
function namesOf(siblings: readonly string[]): string {
  const more = siblings.length - 5;
  return siblings.slice(0, 5).map(quoted).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function draftOf(leftCents: number, currency: Currency): Draft {
  return { amount: typedAmount(leftCents, currency), reason: '', certificate: 'keep' };
}

/** Undefined for no amount, and for more than can be refunded. */
function centsOf(amount: string, { cents: leftCents, currency }: Money): number | undefined {
  const cents = parseAmount(amount, currency);
  return cents === undefined || cents < 1 || cents > leftCents ? undefined : cents;
}

/** Refunds the remaining amount, or a part of it, with a reason. */
export function RefundButton({ payment, verb = 'Refund', leftCents, order }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { currency } = payment;
  const left = { cents: leftCents, currency };
  const form = useForm<Draft>({
    defaultValues: draftOf(leftCents, currency),
    shouldFocusError: false,
  });
  const chosenCents = centsOf(useWatch({ control: form.control, name: 'amount' }), left);
  const refund = useRefund(() => setIsOpen(false));

  function open() {
    refund.reset();
    form.reset(draftOf(leftCents, currency));
    setIsOpen(true);
  }

  function submit({ amount, reason, certificate }: Draft) {
    if (refund.isPending) return;
    const cents = centsOf(amount, left);
    refund.mutate({
      paymentId: payment.id,
      reason: reason.trim(),
      ...(order ? { documentId: order.documentId } : {}),
      ...(order?.isDelivered ? { certificate } : {}),
      ...(cents === leftCents ? {} : { amountCents: cents }),
    });
  }

  return (
    <>
      <Button size="sm" variant="secondary" aria-label={`${verb} receipt ${payment.receiptNumber}`} onClick={open}>
        {verb}…
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Refund receipt ${payment.receiptNumber}?`}
        description={
          payment.status === 'due'
            ? 'It is taken off what the organization has to pay. This can’t be undone.'
            : 'The money goes back to the customer’s card. This can’t be undone.'
        }
        confirmLabel={chosenCents === undefined ? 'Refund' : `Refund ${formatMoney({ cents: chosenCents, currency })}`}
        busy={refund.isPending}
        onConfirm={() => void form.handleSubmit(submit)()}
      >
        <FailureAlert failure={refund.error ? describeError(refund.error) : undefined} />
        <RefundFields form={form} left={left} order={order} />
      </AlertDialog>
    </>
  );
}

interface RefundFieldsProps extends Pick<RefundButtonProps, 'order'> {
  left: Money;
  form: UseFormReturn<Draft>;
}

function RefundFields({ form: { register, control, setValue, formState }, left, order }: RefundFieldsProps) {
  const [certificate, reason] = useWatch({ control, name: ['certificate', 'reason'] });
  // Registered for validation only: `ReasonField` reports its text instead of an event.
  register('reason', { validate: (text) => text.trim() !== '' });
  return (
    <div className="grid gap-4">
      {order ? <SiblingsNote siblings={order.siblings} /> : null}
      <Field
        label={`Amount in ${amountUnit(left.currency)}`}
        hint={`Up to ${formatMoney(left)}.`}
        error={
          formState.errors.amount
            ? `Enter an amount from ${leastAmount(left.currency)} to ${formatMoney(left)}.`
            : undefined
        }
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...register('amount', { validate: (amount) => centsOf(amount, left) !== undefined })}
        />
      </Field>
      {order?.isDelivered ? (
        <CertificateCards value={certificate} onChange={(choice) => setValue('certificate', choice)} />
      ) : null}
      <ReasonField
        hint="Without names: it stays in the audit log when the customer deletes the document."
        value={reason}
        onChange={(text) => setValue('reason', text, { shouldValidate: formState.isSubmitted })}
        error={formState.errors.reason ? 'Give a reason for the refund.' : undefined}
      />
    </div>
  );
}

function SiblingsNote({ siblings }: { siblings: readonly string[] }) {
  if (siblings.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      Only this document is refunded. The receipt also covers {namesOf(siblings)}, which stay as they are.
    </p>
  );
}

interface CertificateCardsProps {
  value: CertificateChoice;
  onChange: (choice: CertificateChoice) => void;
}

function CertificateCards({ value, onChange }: CertificateCardsProps) {
  return (
    <RadioCardGroup legend="The translation has been delivered. What should happen to its certificate?">
      <RadioCard
        name="certificate"
        label="Keep it valid"
        description="Its code will still verify."
        checked={value === 'keep'}
        onChange={() => onChange('keep')}
      />
      <RadioCard
        name="certificate"
        label="Withdraw it"
        description="Anyone who checks its code will see that it was revoked, and when."
        checked={value === 'withdraw'}
        onChange={() => onChange('withdraw')}
      />
    </RadioCardGroup>
  );
}

function useRefund(onRefunded: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.payments.refund.useMutation({
    onSuccess: async (answer) => {
      onRefunded();
      const title = answer.status === 'due' ? 'Credited' : 'Refund sent';
      toast.show({
        tone: 'ok',
        title,
        description: `${formatMoney({ cents: answer.refundedCents, currency: answer.currency })} in total.`,
      });
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
}
