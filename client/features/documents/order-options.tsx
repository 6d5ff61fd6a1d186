import { limits } from '#shared/limits.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { formatWholeDollars } from '#shared/money.ts';
import { bankStatementSurcharge, ratePerPage, translationTypeLabel, translationTypes } from '#shared/pricing.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCard, RadioCardGroup } from '../../ui/radio-card.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { OrderOptions } from './draft.ts';

const descriptions = {
  certified: 'Signed statement of accuracy',
  notarized: 'Certified, plus a notary seal',
} as const;

const languages = sourceLanguages.map((language) => ({ value: language, label: language }));

export interface OrderOptionsFieldsProps {
  options: OrderOptions;
  pages: number;
  disabled: boolean;
  onChange: (options: OrderOptions) => void;
}

/** What is wanted of the translation, each choice with its true price. */
export function OrderOptionsFields({ options, pages, disabled, onChange }: OrderOptionsFieldsProps) {
  const { isBankStatement, translationType, sourceLanguage } = options;
  return (
    <>
      <Field label="Number of pages" hint="Counted from your file.">
        <TextInput
          type="number"
          readOnly
          min={limits.pagesMin}
          max={limits.pagesMax}
          value={pages}
          className="max-w-30"
        />
      </Field>
      <RadioCardGroup legend="Translation type">
        {translationTypes.map((type) => (
          <RadioCard
            key={type}
            name="translationType"
            value={type}
            label={translationTypeLabel[type]}
            description={descriptions[type]}
            aside={`${formatWholeDollars(ratePerPage({ translationType: type, isBankStatement }))} / page`}
            checked={translationType === type}
            disabled={disabled}
            onChange={() => {
              onChange({ ...options, translationType: type });
            }}
          />
        ))}
      </RadioCardGroup>
      <Checkbox
        label="This is a bank statement"
        hint={`Adds ${formatWholeDollars(bankStatementSurcharge(translationType))} per page, for its tables and figures.`}
        checked={isBankStatement}
        disabled={disabled}
        onChange={(event) => {
          onChange({ ...options, isBankStatement: event.currentTarget.checked });
        }}
      />
      <Field label="Original document language" disabled={disabled}>
        <Select
          options={languages}
          value={sourceLanguage}
          onChange={(event) => {
            const language = sourceLanguages.find((known) => known === event.currentTarget.value);
            if (language) onChange({ ...options, sourceLanguage: language });
          }}
        />
      </Field>
    </>
  );
}
