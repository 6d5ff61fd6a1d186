import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import { sourceLanguages, targetLanguage, typedLanguages, type OrderLanguage } from '#shared/languages.ts';

export interface LanguagePairsProps {
  pairs: readonly LanguagePair[];
  error?: string | undefined;
  onChange: (pairs: LanguagePair[]) => void;
}

/** The languages that the signer translates into English. Other pairs of the profile stay. */
export function LanguagePairs({ pairs, error, onChange }: LanguagePairsProps) {
  const isListed = (language: string) => pairs.some(({ from, to }) => from === language && to === targetLanguage);
  const toCheckbox = (language: OrderLanguage) => (
    <Checkbox
      key={language}
      name="languagePairs"
      label={language}
      checked={isListed(language)}
      onChange={() =>
        onChange(
          isListed(language)
            ? pairs.filter(({ from, to }) => from !== language || to !== targetLanguage)
            : [...pairs, { from: language, to: targetLanguage }],
        )
      }
    />
  );
  return (
    <fieldset aria-describedby={error ? 'language-pairs-error' : undefined}>
      <legend className="text-sm font-semibold">Languages you translate into {targetLanguage}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">{sourceLanguages.map(toCheckbox)}</div>
      <details open={typedLanguages.some(isListed)} className="mt-2">
        <summary className="cursor-pointer text-sm text-ink-2">
          Languages that you type, since the reader does not know them
        </summary>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">{typedLanguages.map(toCheckbox)}</div>
      </details>
      {error ? (
        <p id="language-pairs-error" className="text-sm font-medium text-seal">
          <MessageText text={error} />
        </p>
      ) : null}
    </fieldset>
  );
}
