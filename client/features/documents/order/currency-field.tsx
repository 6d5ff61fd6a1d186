import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { changeCurrency } from '#client/lib/currency-choice.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { useOfferedCurrencies, usePrices } from '#client/lib/prices.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { isCurrency, type Currency } from '#shared/money.ts';

const never = () => () => undefined;

interface CurrencyFieldProps {
  className?: string;
  /** Called once the account's prices and drafts have changed. */
  onChanged?: () => void;
}

/** The currency of the prices, where lists in several are published. Pages rendered ahead know of none. */
export function CurrencyField({ className, onChanged }: CurrencyFieldProps) {
  const offered = useOfferedCurrencies();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated || offered.length < 2) return null;
  return <Choice offered={offered} className={className} onChanged={onChanged} />;
}

function Choice({ offered, className, onChanged }: CurrencyFieldProps & { offered: readonly Currency[] }) {
  const { currency } = usePrices();
  const isSignedIn = Boolean(useCurrentUser());
  const change = useMutation({
    mutationFn: (next: Currency) => changeCurrency(next, { isSignedIn }),
    onSuccess: () => onChanged?.(),
  });
  const names = new Intl.DisplayNames(formatTag(), { type: 'currency' });
  return (
    <div className={className}>
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <Field label={words('offer')('currency')} disabled={change.isPending}>
        <Select
          size="sm"
          options={offered.map((value) => ({
            value,
            label: `${value.toUpperCase()} · ${names.of(value.toUpperCase()) ?? ''}`,
          }))}
          value={currency}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isCurrency(chosen) && chosen !== currency) change.mutate(chosen);
          }}
        />
      </Field>
    </div>
  );
}
