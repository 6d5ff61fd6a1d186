import { limits } from '#shared/limits.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { unavailableReason } from '#shared/notary.ts';
import { formatWholeDollars } from '#shared/money.ts';
import { bankStatementSurcharge, ratePerPage, services, translationTypes } from '#shared/pricing.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { OrderOptions } from './draft.ts';
import { LanguageField } from './language-field.tsx';

export interface OrderOptionsFieldsProps {
  options: OrderOptions;
  /** Undefined until they were counted. */
  pages: number | undefined;
  /** Guessed language of the document. */
  proposal?: SourceLanguage | undefined;
  /** The form was sent without a language. */
  isLanguageMissing: boolean;
  disabled: boolean;
  onChange: (options: OrderOptions) => void;
}

/** What is wanted of the translation, each choice with its true price. */
export function OrderOptionsFields(props: OrderOptionsFieldsProps) {
  const { options, pages, proposal, isLanguageMissing, disabled, onChange } = props;
  const { isBankStatement, translationType, sourceLanguage } = options;
  return (
    <>
      <Field label="Number of pages" hint="Counted from your file.">
        <TextInput
          type="number"
          readOnly
          min={limits.pagesMin}
          max={limits.pagesMax}
          value={pages ?? 1}
          className="max-w-30"
        />
      </Field>
      <RadioCardGroup legend="Translation type">
        {translationTypes.map((type) => (
          <RadioCard
            key={type}
            name="translationType"
            value={type}
            label={services[type].label}
            description={unavailableReason(type) ?? services[type].description}
            aside={`${formatWholeDollars(ratePerPage({ translationType: type, isBankStatement }))} / page`}
            checked={translationType === type}
            disabled={disabled || unavailableReason(type) !== null}
            onChange={() => onChange({ ...options, translationType: type })}
          />
        ))}
      </RadioCardGroup>
      <Checkbox
        label="This is a bank statement"
        hint={`Adds ${formatWholeDollars(bankStatementSurcharge(translationType))} per page, for its tables and figures.`}
        checked={isBankStatement}
        disabled={disabled}
        onChange={(event) => onChange({ ...options, isBankStatement: event.currentTarget.checked })}
      />
      <LanguageField
        value={sourceLanguage}
        proposal={proposal}
        isMissing={isLanguageMissing}
        disabled={disabled}
        onChange={(language) => onChange({ ...options, sourceLanguage: language })}
      />
    </>
  );
}
