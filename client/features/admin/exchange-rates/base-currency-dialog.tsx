import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { currencyName } from '#shared/currency-facts.ts';
import { currencies, isCurrency, type Currency } from '#shared/money.ts';

/** Chooses the currency that reports sum in. */
export function BaseCurrencyDialog({ current, onClose }: { current: Currency; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [currency, setCurrency] = useState(current);
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  const change = trpc.admin.setBaseCurrency.useMutation({
    onSuccess: onClose,
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="Currency of reports"
      description="Rates belong to a currency of reports. What was paid before keeps its rates: what has none to the new currency is listed apart."
      confirmLabel="Change"
      mutation={change}
      isComplete={!isReasonless}
      onConfirm={() => change.mutate({ currency, reason: reason.trim() })}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <Field label="Currency">
            <Select
              options={currencies.map((value) => ({ value, label: `${value.toUpperCase()}, ${currencyName(value)}` }))}
              value={currency}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                if (isCurrency(chosen)) setCurrency(chosen);
              }}
            />
          </Field>
          <ReasonLine
            error={isSubmitted && isReasonless ? 'Say why it changes.' : undefined}
            value={reason}
            onChange={setReason}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
