import { languageNames, sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';

/** The source language of a list. */
export function LanguageFilter({ lang, onChoose }: { lang: SourceTag; onChoose: (lang: SourceTag) => void }) {
  return (
    <Field label="Language" hideLabel className="w-full md:w-44">
      <Select
        size="sm"
        value={lang}
        options={sourceTags.map((tag) => ({ value: tag, label: languageNames[tag] }))}
        onChange={({ currentTarget }) => {
          const chosen = sourceTags.find((tag) => tag === currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </Field>
  );
}
