import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { factLimits, type CertificateFacts } from '#shared/certificate/facts.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import { kindsFor } from '#shared/certificate/paper-kinds.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';

export interface StatementFactsProps {
  facts: CertificateFacts;
  /** Source language, which orders the suggested kinds. */
  language: string;
  findings: readonly Finding[];
  disabled?: boolean;
  onChange: (facts: CertificateFacts) => void;
}

/** The facts printed on the certificate. The kind of paper is the certified title, shown by public verification. */
export function StatementFacts({ facts, language, findings, disabled, onChange }: StatementFactsProps) {
  const kinds = useId();
  // Empty fields show no error; the hint beside the button names what is missing.
  const errorOf = (rule: string, isEmpty: boolean) =>
    isEmpty ? undefined : findings.find((one) => one.rule.startsWith(`${rule}.`))?.say;
  const setHolder = (index: number, change: Partial<CertificateFacts['holders'][number]>) =>
    onChange({ ...facts, holders: facts.holders.map((one, at) => (at === index ? { ...one, ...change } : one)) });
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="mb-2 font-semibold">On the certificate</legend>
      <Field label="Kind of paper" error={errorOf('kind', facts.paperKind === '')} disabled={disabled === true}>
        <TextInput
          list={kinds}
          autoComplete="off"
          maxLength={factLimits.kind}
          value={facts.paperKind}
          onChange={(event) => onChange({ ...facts, paperKind: event.currentTarget.value })}
        />
      </Field>
      <datalist id={kinds}>
        {kindsFor(language).map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      {facts.holders.map((holder, index) => (
        <div key={index} className="flex items-end gap-1">
          <Field
            className="flex-1"
            label={index === 0 ? 'Name of the holder' : `Name of holder ${index + 1}`}
            error={errorOf('holder', holder.name === '')}
            disabled={disabled === true}
          >
            <TextInput
              autoComplete="off"
              maxLength={factLimits.name}
              value={holder.name}
              onChange={(event) => setHolder(index, { name: event.currentTarget.value })}
            />
          </Field>
          {index > 0 ? (
            <IconButton
              label={`Remove holder ${index + 1}`}
              onClick={() => onChange({ ...facts, holders: facts.holders.filter((_one, at) => at !== index) })}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {facts.holders.length < factLimits.holders ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          className="justify-self-start"
          onClick={() => onChange({ ...facts, holders: [...facts.holders, { name: '', nativeName: '' }] })}
        >
          Add another name
        </Button>
      ) : null}
      <details className="rounded-control border border-line px-3 py-2">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">More facts (optional)</summary>
        <div className="mt-3 grid gap-3 pb-1">
          <Field label="Native spelling of the first name" disabled={disabled === true}>
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={factLimits.name}
              value={facts.holders[0]?.nativeName ?? ''}
              onChange={(event) => setHolder(0, { nativeName: event.currentTarget.value })}
            />
          </Field>
          <Field label="Issuer" error={errorOf('issuer', !facts.issuer)} disabled={disabled === true}>
            <TextInput
              autoComplete="off"
              maxLength={factLimits.issuer}
              value={facts.issuer ?? ''}
              onChange={(event) => onChange({ ...facts, issuer: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="Register number"
            error={errorOf('register-number', !facts.registerNumber)}
            disabled={disabled === true}
          >
            <TextInput
              autoComplete="off"
              maxLength={factLimits.registerNumber}
              value={facts.registerNumber ?? ''}
              onChange={(event) => onChange({ ...facts, registerNumber: event.currentTarget.value })}
            />
          </Field>
          <Field label="Date of issue" error={errorOf('issued-on', !facts.issuedOn)} disabled={disabled === true}>
            <TextInput
              type="date"
              value={facts.issuedOn ?? ''}
              onChange={(event) => onChange({ ...facts, issuedOn: event.currentTarget.value })}
            />
          </Field>
        </div>
      </details>
    </fieldset>
  );
}
