import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { limits } from '#shared/limits.ts';
import { formatMoney, houseCurrency, inHouse } from '#shared/money.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const max = formatMoney(inHouse(limits.creditLimitCents));

/** Debt and credit limit of an organization, with the dialog that sets the limit. */
export function CreditLimit({ user }: { user: AdminUserView }) {
  const { id, name, email, creditLimitCents, dueCents, isOverdue } = user;
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isOff = amount.trim() === '';
  const cents = parseAmount(amount);
  const isWrong = !isOff && (cents === undefined || cents < 1 || cents > limits.creditLimitCents);
  const save = trpc.admin.setCreditLimit.useMutation({
    onSuccess: async ({ creditLimitCents: limit }) => {
      setIsOpen(false);
      const description =
        limit === null ? 'Each order is paid by card.' : `Up to ${formatMoney(inHouse(limit))} on account.`;
      toast.show({ tone: 'ok', title: 'Credit limit saved', description });
      await utils.admin.invalidate();
    },
  });

  function open() {
    save.reset();
    setAmount(creditLimitCents === null ? '' : (creditLimitCents / 100).toFixed(2));
    setIsSubmitted(false);
    setIsOpen(true);
  }

  return (
    <>
      {creditLimitCents === null ? null : <span>On account up to {formatMoney(inHouse(creditLimitCents))}</span>}
      {dueCents > 0 ? (
        <span className={isOverdue ? 'text-warn' : 'text-ink'}>
          Owes <Money cents={dueCents} currency={houseCurrency} />
          {isOverdue ? ', overdue' : ''}
        </span>
      ) : null}
      <Button size="sm" variant="secondary" aria-label={`Credit limit of ${name ?? email}`} onClick={open}>
        Credit limit…
      </Button>
      <ButtonLink
        size="sm"
        variant="secondary"
        render={<Link to="/admin/prices" search={{ account: id }} aria-label={`Prices of ${name ?? email}`} />}
      >
        Prices…
      </ButtonLink>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="primary"
        title={
          <>
            Credit limit of <bdi>{name ?? email}</bdi>
          </>
        }
        description="The organization orders on account up to this amount and gets one invoice a month, due in 30 days. What is due already stays due."
        confirmLabel={isOff ? 'Pay by card only' : 'Save'}
        busy={save.isPending}
        onConfirm={() => {
          setIsSubmitted(true);
          if (isWrong || save.isPending) return;
          save.mutate({ id, limitCents: isOff ? null : (cents ?? null) });
        }}
      >
        <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
        <Field
          label="Limit in dollars"
          hint={`Up to ${max}. Leave it empty to end ordering on account.`}
          error={isSubmitted && isWrong ? `Enter an amount from $0.01 to ${max}.` : undefined}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        </Field>
      </AlertDialog>
    </>
  );
}
