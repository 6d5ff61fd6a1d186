import { trpc } from '#client/lib/trpc.ts';
import { countryName } from '#client/ui/country-name.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { countryCodes } from '#shared/countries.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { homeCountry } from '#shared/money.ts';
import { ownOf, type PriceTexts } from './price-draft.ts';

/** Opens rows for a language or an office with rates of its own, and for postage to a country. */
export function AddRows({ texts, onAdd }: { texts: PriceTexts; onAdd: (texts: PriceTexts) => void }) {
  const { languages, offices, countries } = ownOf(texts);
  const known = trpc.admin.calendar.useQuery({ office: '' }).data?.offices ?? [];
  const choices = [
    {
      label: 'Rates of their own for a language',
      keyOf: (value: string) => `certified page ${value}`,
      options: sourceLanguages.filter((one) => !languages.includes(one)).map((value) => ({ value, label: value })),
    },
    {
      label: 'Rates of their own for an office',
      keyOf: (value: string) => `certified page @${value}`,
      options: known
        .filter(({ office }) => office !== '' && !offices.includes(office))
        .map(({ office, name }) => ({ value: office, label: name })),
    },
    {
      label: 'Postage to a country',
      keyOf: (value: string) => `mailing document ${value}`,
      options: countryCodes
        .filter((code) => code !== homeCountry && !countries.includes(code))
        .map((value) => ({ value, label: countryName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    },
  ];
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {choices
        .filter(({ options }) => options.length > 0)
        .map(({ label, keyOf, options }) => (
          <Field key={label} label={label} className="w-60">
            <Select
              size="sm"
              placeholder="Choose"
              value=""
              options={options}
              onChange={(event) => onAdd({ [keyOf(event.currentTarget.value)]: '' })}
            />
          </Field>
        ))}
    </div>
  );
}
