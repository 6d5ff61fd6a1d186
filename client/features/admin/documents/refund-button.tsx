import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { formatMoney, inHouse } from '#shared/money.ts';
import type { CertificateChoice, PaymentStatus } from '#shared/schemas/payments.ts';
import { parseAmount } from './amount.ts';
import { ReasonField } from './reason-field.tsx';

export interface RefundButtonProps {
  payment: { id: string; receiptNumber: string; status?: PaymentStatus };
  /** The amount that can still be refunded. */
  leftCents: number;
  /** The document to refund; without it, the whole payment is refunded. */
  order?: { documentId: string; siblings: readonly string[]; isDelivered: boolean } | undefined;
}

const quoted = (name: string) => `“${name}”`;

/** A month on account may cover hundreds. */
function namesOf(siblings: readonly string[]): string {
  const more = siblings.length - 5;
  return siblings.slice(0, 5).map(quoted).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Refunds the remaining amount, or a part of it, with a reason. */
export function RefundButton({ payment, leftCents, order }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [certificate, setCertificate] = useState<CertificateChoice>('keep');
  const cents = parseAmount(amount);
  const isAmountWrong = cents === undefined || cents < 1 || cents > leftCents;
  const isReasonMissing = reason.trim() === '';
  const refund = useRefund(() => setIsOpen(false));

  function open() {
    refund.reset();
    setAmount((leftCents / 100).toFixed(2));
    setReason('');
    setCertificate('keep');
    setIsSubmitted(false);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="sm" variant="secondary" aria-label={`Refund receipt ${payment.receiptNumber}`} onClick={open}>
        Refund…
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
        confirmLabel={isAmountWrong ? 'Refund' : `Refund ${formatMoney(inHouse(cents))}`}
        busy={refund.isPending}
        onConfirm={() => {
          setIsSubmitted(true);
          if (isAmountWrong || isReasonMissing || refund.isPending) return;
          refund.mutate({
            paymentId: payment.id,
            reason: reason.trim(),
            ...(order ? { documentId: order.documentId } : {}),
            ...(order?.isDelivered ? { certificate } : {}),
            ...(cents === leftCents ? {} : { amountCents: cents }),
          });
        }}
      >
        <FailureAlert failure={refund.error ? describeError(refund.error) : undefined} />
        <div className="grid gap-4">
          {order ? <SiblingsNote siblings={order.siblings} /> : null}
          <AmountField
            value={amount}
            leftCents={leftCents}
            isWrong={isSubmitted && isAmountWrong}
            onChange={setAmount}
          />
          {order?.isDelivered ? <CertificateCards value={certificate} onChange={setCertificate} /> : null}
          <ReasonField
            required
            hint="Without names: it stays in the audit log when the customer deletes the document."
            value={reason}
            onChange={setReason}
            error={isSubmitted && isReasonMissing ? 'Give a reason for the refund.' : undefined}
          />
        </div>
      </AlertDialog>
    </>
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

interface AmountFieldProps {
  value: string;
  leftCents: number;
  isWrong: boolean;
  onChange: (amount: string) => void;
}

function AmountField({ value, leftCents, isWrong, onChange }: AmountFieldProps) {
  return (
    <Field
      label="Amount in dollars"
      hint={`Up to ${formatMoney(inHouse(leftCents))}.`}
      error={isWrong ? `Enter an amount from $0.01 to ${formatMoney(inHouse(leftCents))}.` : undefined}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
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
      toast.show({ tone: 'ok', title, description: `${formatMoney(inHouse(answer.refundedCents))} in total.` });
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
}
