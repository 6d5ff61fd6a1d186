import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { words } from '#client/ui/words.ts';
import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { knownLanguage } from './draft.ts';

export interface LanguageFieldProps {
  value: SourceLanguage | undefined;
  /** Guessed from the file, and chosen until the customer changes it. */
  proposal: SourceLanguage | undefined;
  /** The form was submitted without an answer. */
  isMissing: boolean;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (language: SourceLanguage | undefined) => void;
}

/** One document's language; where it was guessed, a hint asks to change what is wrong. */
export function LanguageField({ value, proposal, isMissing, disabled, size, onChange }: LanguageFieldProps) {
  const t = words('order');
  const isGuessed = proposal !== undefined && value === proposal;
  return (
    <Field
      label={t('form.language')}
      disabled={disabled}
      hint={isGuessed ? t('form.guessed') : undefined}
      error={isMissing && value === undefined ? t('form.languageMissing') : undefined}
    >
      <Select
        size={size}
        options={sourceLanguages.map((language) => ({ value: language, label: languageName(language) }))}
        placeholder={t('form.chooseLanguage')}
        value={value ?? ''}
        onChange={(event) => onChange(knownLanguage(event.currentTarget.value))}
      />
    </Field>
  );
}
