import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { factLimits, type CertificateFacts } from '#shared/certificate/facts.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import { kindsFor } from '#shared/certificate/paper-kinds.ts';
import { fieldOf } from './finding-fields.ts';
import { StatementMarks } from './statement-marks.tsx';

export interface StatementFactsProps {
  facts: CertificateFacts;
  /** Source language, which orders the suggested kinds. */
  language: string;
  /** Pages of the original as counted. */
  pages: number;
  findings: readonly Finding[];
  /** Empty fields show their errors only after a refusal; before it, the list of what is missing names them. */
  isRefused: boolean;
  disabled?: boolean;
  onChange: (facts: CertificateFacts) => void;
}

/** The facts printed on the certificate. The kind of paper is the certified title, shown by public verification. */
export function StatementFacts(props: StatementFactsProps) {
  const { facts, language, pages, findings, isRefused, disabled = false, onChange } = props;
  const kinds = useId();
  const errorOf = (field: string, isEmpty: boolean) =>
    isEmpty && !isRefused ? undefined : findings.find((one) => fieldOf(one.rule, facts) === field)?.say;
  const set = (change: Partial<CertificateFacts>) => onChange({ ...facts, ...change });
  const text = (field: 'issuer' | 'place' | 'registerNumber' | 'issuedOn', label: string) => (
    <Field label={label} optional error={errorOf(field, !facts[field])} disabled={disabled}>
      <TextInput
        name={field}
        type={field === 'issuedOn' ? 'date' : 'text'}
        autoComplete="off"
        maxLength={field === 'issuedOn' ? undefined : factLimits[field]}
        value={facts[field] ?? ''}
        onChange={(event) => set({ [field]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="mb-2 font-semibold">On the certificate</legend>
      <Field label="Kind of paper" error={errorOf('paperKind', facts.paperKind === '')} disabled={disabled}>
        <TextInput
          name="paperKind"
          list={kinds}
          autoComplete="off"
          maxLength={factLimits.kind}
          value={facts.paperKind}
          onChange={(event) => set({ paperKind: event.currentTarget.value })}
        />
      </Field>
      <datalist id={kinds}>
        {kindsFor(language).map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <Holders facts={facts} disabled={disabled} errorOf={errorOf} set={set} />
      {text('issuer', 'Issuer')}
      {text('place', 'Place of issue')}
      {text('registerNumber', 'Register number')}
      {text('issuedOn', 'Date of issue')}
      <Field
        label="Pages of the original"
        hint={`Counted: ${pages}.`}
        error={errorOf('pages', facts.pages === undefined)}
        disabled={disabled}
      >
        <TextInput
          name="pages"
          type="number"
          min={1}
          max={factLimits.pages}
          className="max-w-30"
          value={facts.pages ?? pages}
          onChange={(event) => {
            const { valueAsNumber } = event.currentTarget;
            set({ pages: Number.isNaN(valueAsNumber) ? undefined : valueAsNumber });
          }}
        />
      </Field>
      <StatementMarks
        marks={facts.marks ?? []}
        error={errorOf('marks', false)}
        disabled={disabled}
        onChange={(marks) => set({ marks })}
      />
    </fieldset>
  );
}

interface HoldersProps {
  facts: CertificateFacts;
  disabled: boolean;
  errorOf: (field: string, isEmpty: boolean) => string | undefined;
  set: (change: Partial<CertificateFacts>) => void;
}

function Holders({ facts, disabled, errorOf, set }: HoldersProps) {
  return (
    <>
      {facts.holders.map((holder, index) => (
        <Holder
          key={index}
          index={index}
          holder={holder}
          disabled={disabled}
          error={errorOf(`holder-${index}`, holder.name === '')}
          nativeError={errorOf(`holder-${index}-native`, !holder.nativeName)}
          onChange={(change) =>
            set({ holders: facts.holders.map((one, at) => (at === index ? { ...one, ...change } : one)) })
          }
          onRemove={index === 0 ? undefined : () => set({ holders: facts.holders.filter((_one, at) => at !== index) })}
        />
      ))}
      {facts.holders.length < factLimits.holders ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          className="justify-self-start"
          onClick={() => set({ holders: [...facts.holders, { name: '', nativeName: '' }] })}
        >
          Add another name
        </Button>
      ) : null}
    </>
  );
}

interface HolderProps {
  index: number;
  holder: CertificateFacts['holders'][number];
  disabled: boolean;
  error: string | undefined;
  nativeError: string | undefined;
  onChange: (change: Partial<CertificateFacts['holders'][number]>) => void;
  /** Absent for the first, which every certificate has. */
  onRemove: (() => void) | undefined;
}

/** One holder's name in Latin letters, and in the original script. */
function Holder({ index, holder, disabled, error, nativeError, onChange, onRemove }: HolderProps) {
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-1">
        <Field
          className="flex-1"
          label={index === 0 ? 'Name of the holder' : `Name of holder ${index + 1}`}
          hint={index === 0 ? 'In Latin letters, as in the passport.' : undefined}
          error={error}
          disabled={disabled}
        >
          <TextInput
            name={`holder-${index}`}
            autoComplete="off"
            maxLength={factLimits.name}
            value={holder.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        {onRemove ? (
          <IconButton label={`Remove holder ${index + 1}`} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      <Field
        label={index === 0 ? 'Native spelling of the name' : `Native spelling of name ${index + 1}`}
        optional
        error={nativeError}
        disabled={disabled}
      >
        <TextInput
          name={`holder-${index}-native`}
          dir="auto"
          autoComplete="off"
          maxLength={factLimits.name}
          value={holder.nativeName ?? ''}
          onChange={(event) => onChange({ nativeName: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
