import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { knownLanguage } from './draft.ts';

const languages = sourceLanguages.map((language) => ({ value: language, label: language }));

export interface LanguageFieldProps {
  value: SourceLanguage | undefined;
  /** Guessed from the file; never chosen without the customer. */
  proposal: SourceLanguage | undefined;
  /** The form was sent without an answer. */
  isMissing: boolean;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (language: SourceLanguage | undefined) => void;
}

/** The language of one document: nothing is preselected, a guess waits for confirmation. */
export function LanguageField({ value, proposal, isMissing, disabled, size, onChange }: LanguageFieldProps) {
  const hasProposal = proposal !== undefined && value === undefined;
  return (
    <div className="min-w-0">
      <Field
        label="Original document language"
        disabled={disabled}
        error={isMissing && value === undefined ? 'Choose the language this document is written in.' : undefined}
      >
        <Select
          size={size}
          options={languages}
          placeholder="Choose a language"
          value={value ?? ''}
          onChange={(event) => onChange(knownLanguage(event.currentTarget.value))}
        />
      </Field>
      {hasProposal ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2" role="status">
          Looks like {proposal}: please confirm.
          <Button size="sm" variant="secondary" disabled={disabled} onClick={() => onChange(proposal)}>
            Yes, it’s {proposal}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
