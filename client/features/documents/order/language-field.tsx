import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { words } from '#client/ui/words.ts';
import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { knownLanguage } from './draft.ts';

export interface LanguageFieldProps {
  value: SourceLanguage | undefined;
  /** Guessed from the file; never preselected. */
  proposal: SourceLanguage | undefined;
  /** The form was submitted without an answer. */
  isMissing: boolean;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (language: SourceLanguage | undefined) => void;
}

/** One document's language: nothing is preselected, a guess has to be confirmed. */
export function LanguageField({ value, proposal, isMissing, disabled, size, onChange }: LanguageFieldProps) {
  const t = words('order');
  const hasProposal = proposal !== undefined && value === undefined;
  return (
    <div className="min-w-0">
      <Field
        label={t('form.language')}
        disabled={disabled}
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
      {hasProposal ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2" role="status">
          {t('form.looksLike', { language: languageName(proposal) })}
          <Button size="sm" variant="secondary" disabled={disabled} onClick={() => onChange(proposal)}>
            {t('form.yes', { language: languageName(proposal) })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
