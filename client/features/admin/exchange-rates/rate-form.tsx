import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { currencies, isCurrency } from '#shared/money.ts';
import { exchangeRate, type ExchangeRates } from '#shared/schemas/exchange-rates.ts';

/** Sets the rate of a day, replacing an existing one. */
export function RateForm({ rates: { baseCurrency, today } }: { rates: ExchangeRates }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const choices = currencies.filter((one) => one !== baseCurrency);
  const [currency, setCurrency] = useState(choices[0] ?? baseCurrency);
  const [day, setDay] = useState(today);
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const rate = exchangeRate.safeParse(text.trim());
  const save = trpc.admin.saveExchangeRate.useMutation({
    onSuccess: () => {
      setText('');
      setIsSubmitted(false);
      toast.show({ tone: 'ok', title: 'Rate saved' });
    },
    onSettled: () => utils.admin.exchangeRates.invalidate(),
  });
  return (
    <form
      className="grid gap-3 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!rate.success || day === '' || save.isPending) return;
        save.mutate({ currency, day, rate: rate.data });
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Currency" className="w-32 max-sm:w-full">
          <Select
            options={choices.map((value) => ({ value, label: value.toUpperCase() }))}
            value={currency}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              if (isCurrency(chosen)) setCurrency(chosen);
            }}
          />
        </Field>
        <Field
          label="From the day"
          className="w-48 max-sm:w-full"
          error={isSubmitted && day === '' ? 'Choose a day.' : undefined}
        >
          <TextInput type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </Field>
        <Field
          label={`One ${currency.toUpperCase()} in ${baseCurrency.toUpperCase()}`}
          className="w-56 max-sm:w-full"
          error={isSubmitted && !rate.success ? 'Enter a number such as 1.0832.' : undefined}
        >
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" className="sm:mt-7 max-sm:w-full" busy={save.isPending}>
          Save rate
        </Button>
      </div>
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
    </form>
  );
}
