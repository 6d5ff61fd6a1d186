import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { presetOf, type CertificateTerms } from '#shared/certificate/presets/presets.ts';
import { presetIds, recipientLabels } from '#shared/certificate/recipients.ts';

export interface StatementTermsProps {
  terms: CertificateTerms;
  disabled: boolean;
  onChange: (terms: Partial<CertificateTerms>) => void;
}

const recipients = presetIds.map((id) => ({ value: id, label: recipientLabels[id] }));

/** Who receives the certificate, which decides its wording, with the rule it follows in plain words. */
export function StatementTerms({ terms, disabled, onChange }: StatementTermsProps) {
  const { source } = presetOf(terms.preset);
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <Field label="Who receives it" disabled={disabled}>
        <Select
          name="preset"
          options={recipients}
          value={terms.preset}
          onChange={(event) => {
            const preset = presetIds.find((id) => id === event.currentTarget.value);
            if (preset) onChange({ preset });
          }}
        />
      </Field>
      <div className="text-xs text-ink-2">
        <p>{source.says}</p>
        <p className="mt-1">
          {source.url === '' ? (
            source.name
          ) : (
            <a href={source.url} target="_blank" rel="noreferrer" className="inline-link">
              {source.name}
            </a>
          )}
          . Not legal advice.
        </p>
      </div>
      <Checkbox
        name="sourceCopy"
        label="Append a copy of the original, stamped as such"
        checked={terms.sourceCopy}
        onChange={(event) => onChange({ sourceCopy: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
