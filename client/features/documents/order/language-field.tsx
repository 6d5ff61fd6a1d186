import { createContext, use } from 'react';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { words } from '#client/ui/words.ts';
import { sourceLanguages, typedLanguages, type OrderLanguage, type SourceLanguage } from '#shared/languages.ts';
import { knownLanguage } from './draft.ts';

export interface LanguageFieldProps {
  value: OrderLanguage | undefined;
  /** Guessed from the file, and chosen until the customer changes it. */
  proposal: SourceLanguage | undefined;
  /** The form was submitted without an answer. */
  isMissing: boolean;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (language: OrderLanguage | undefined) => void;
}

/** Heading of the languages that a person types, on pages of the desk, which sells them. */
export const DeskLanguages = createContext<string | undefined>(undefined);

function optionsOf(languages: readonly OrderLanguage[]) {
  return languages.map((language) => ({ value: language, label: languageName(language) }));
}

/** One document's language; where it was guessed, a hint asks to change what is wrong. */
export function LanguageField({ value, proposal, isMissing, disabled, size, onChange }: LanguageFieldProps) {
  const t = words('order');
  const desk = use(DeskLanguages);
  const isKept = value !== undefined && !sourceLanguages.some((language) => language === value);
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
        options={optionsOf(isKept && desk === undefined ? [...sourceLanguages, value] : sourceLanguages)}
        {...(desk !== undefined && { group: { label: desk, options: optionsOf(typedLanguages) } })}
        placeholder={t('form.chooseLanguage')}
        value={value ?? ''}
        onChange={(event) => onChange(knownLanguage(event.currentTarget.value))}
      />
    </Field>
  );
}
