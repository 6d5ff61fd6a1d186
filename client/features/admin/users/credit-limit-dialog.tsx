import { useState } from 'react';
import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const max = formatMoney(inHouse(limits.creditLimitCents));

export interface CreditLimitDialogProps {
  user: AdminUserView;
  open: boolean;
  onClose: () => void;
}

/** Sets the credit limit of an organization, or ends ordering on account. */
export function CreditLimitDialog({
  user: { id, name, email, creditLimitCents },
  open,
  onClose,
}: CreditLimitDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? (creditLimitCents === null ? '' : (creditLimitCents / 100).toFixed(2));
  const isOff = amount.trim() === '';
  const cents = parseAmount(amount);
  const isWrong = !isOff && (cents === undefined || cents < 1 || cents > limits.creditLimitCents);
  const save = trpc.admin.setCreditLimit.useMutation({
    onSuccess: async ({ creditLimitCents: limit }) => {
      close();
      const description =
        limit === null ? 'Each order is paid by card.' : `Up to ${formatMoney(inHouse(limit))} on account.`;
      toast.show({ tone: 'ok', title: 'Credit limit saved', description });
      await utils.admin.invalidate();
    },
  });

  function close() {
    setTyped(undefined);
    save.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      tone="primary"
      title={
        <>
          Credit limit of <bdi>{name ?? email}</bdi>
        </>
      }
      description="The organization orders on account up to this amount and gets one invoice a month, due in 30 days. What is due already stays due."
      confirmLabel={isOff ? 'Pay by card only' : 'Save'}
      mutation={save}
      isComplete={!isWrong}
      onConfirm={() => save.mutate({ id, limitCents: isOff ? null : (cents ?? null) })}
    >
      {(isSubmitted) => (
        <Field
          label="Limit in dollars"
          hint={`Up to ${max}. Leave it empty to end ordering on account.`}
          error={isSubmitted && isWrong ? `Enter an amount from $0.01 to ${max}.` : undefined}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
