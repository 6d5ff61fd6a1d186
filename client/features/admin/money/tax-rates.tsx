import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { services, translationTypes } from '#shared/pricing.ts';
import type { TypedRate } from './seller-draft.ts';

interface TaxRatesProps {
  rates: readonly TypedRate[];
  disabled: boolean;
  error: string | undefined;
  onChange: (rates: readonly TypedRate[]) => void;
}

const serviceOptions = [
  { value: 'every', label: 'Every service' },
  ...translationTypes.map((value) => ({ value, label: services[value].word })),
];

/** Rates by the buyer's country and the service. */
export function TaxRates({ rates, disabled, error, onChange }: TaxRatesProps) {
  const places = [{ value: 'elsewhere', label: 'Everywhere else' }, ...listCountries()];
  const change = (index: number, changed: Partial<TypedRate>) =>
    onChange(rates.map((rate, at) => (at === index ? { ...rate, ...changed } : rate)));
  return (
    <fieldset className="grid gap-3" disabled={disabled}>
      <legend className="mb-2 text-sm font-semibold">Tax rates by the buyer’s country</legend>
      {rates.length === 0 ? (
        <p className="text-sm text-ink-2">None: what is sold is outside the scope of tax.</p>
      ) : null}
      {rates.map((rate, index) => (
        // Rates are edited in place and have no id.
        <div key={index} className="grid items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_6rem_auto]">
          <Field label={`Country of rate ${String(index + 1)}`}>
            <Select
              size="sm"
              options={places}
              value={rate.country || 'elsewhere'}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change(index, { country: value === 'elsewhere' ? '' : value });
              }}
            />
          </Field>
          <Field label="Service">
            <Select
              size="sm"
              options={serviceOptions}
              value={rate.service || 'every'}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change(index, { service: value === 'every' ? '' : value });
              }}
            />
          </Field>
          <Field label="Percent">
            <TextInput
              inputMode="decimal"
              value={rate.percent}
              onChange={(event) => change(index, { percent: event.currentTarget.value })}
            />
          </Field>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove rate ${String(index + 1)}`}
            onClick={() => onChange(rates.filter((_rate, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-seal">
          {error}
        </p>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onChange([...rates, { country: '', service: '', percent: '' }])}
        >
          Add a rate
        </Button>
      </div>
    </fieldset>
  );
}
