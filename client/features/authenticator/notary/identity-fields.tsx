import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import {
  identifications,
  identificationWords,
  identityDocuments,
  identityDocumentWords,
} from '#shared/notarial/acts.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import { ruleOf } from '#shared/notarial/states.ts';
import type { ActDraft, Commission, DraftFaults } from './act-draft.ts';

export interface IdentityFieldsProps {
  draft: ActDraft;
  commission: Commission;
  faults: DraftFaults;
  disabled: boolean;
  onChange: (next: Partial<ActDraft>) => void;
}

/** Evidence of the translator's identity, as the journal asks for it, and their address. */
export function IdentityFields({ draft, commission, faults, disabled, onChange }: IdentityFieldsProps) {
  const { acceptsPersonalKnowledge } = ruleOf(commission.state);
  return (
    <>
      <RadioCardGroup legend="The translator was identified by" error={faults.identification}>
        {identifications.map((identification) => {
          const isRefused = identification === 'personally-known' && !acceptsPersonalKnowledge;
          return (
            <RadioCard
              key={identification}
              name="identification"
              value={identification}
              label={identificationWords[identification].label}
              {...(isRefused ? { description: `${stateNames[commission.state]} does not accept it.` } : {})}
              checked={draft.identification === identification}
              disabled={disabled || isRefused}
              onChange={() => onChange({ identification })}
            />
          );
        })}
      </RadioCardGroup>
      <Evidence draft={draft} faults={faults} disabled={disabled} onChange={onChange} />
      <Field
        label="Translator’s address"
        hint="For the journal. It is not printed."
        error={faults.signerAddress}
        disabled={disabled}
      >
        <TextInput
          required
          maxLength={300}
          value={draft.signerAddress}
          onChange={(event) => onChange({ signerAddress: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function Evidence({ draft, faults, disabled, onChange }: Omit<IdentityFieldsProps, 'commission'>) {
  const { document, witness } = draft;
  if (draft.identification === 'credible-witness') {
    return (
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Witness’s name" error={faults.witness} disabled={disabled}>
          <TextInput
            required
            maxLength={120}
            value={witness.name}
            onChange={(event) => onChange({ witness: { ...witness, name: event.currentTarget.value } })}
          />
        </Field>
        <Field label="Witness’s address" disabled={disabled}>
          <TextInput
            required
            maxLength={200}
            value={witness.address}
            onChange={(event) => onChange({ witness: { ...witness, address: event.currentTarget.value } })}
          />
        </Field>
      </div>
    );
  }
  if (draft.identification !== 'identity-document') return null;
  const change = (next: Partial<ActDraft['document']>) => onChange({ document: { ...document, ...next } });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Document" disabled={disabled}>
        <Select
          options={identityDocuments.map((kind) => ({ value: kind, label: identityDocumentWords[kind] }))}
          value={document.kind}
          onChange={(event) => {
            const kind = identityDocuments.find((known) => known === event.currentTarget.value);
            if (kind) change({ kind });
          }}
        />
      </Field>
      <Field label="Issued by" error={faults.document} disabled={disabled}>
        <TextInput
          required
          maxLength={80}
          placeholder="State of Texas"
          value={document.issuer}
          onChange={(event) => change({ issuer: event.currentTarget.value })}
        />
      </Field>
      <Field label="Last four of its number" hint="The whole number is never kept." disabled={disabled}>
        <TextInput
          required
          maxLength={4}
          value={document.lastFour}
          onChange={(event) => change({ lastFour: event.currentTarget.value })}
        />
      </Field>
      <Field label="Expires on" disabled={disabled}>
        <TextInput
          type="date"
          required
          value={document.expiresOn}
          onChange={(event) => change({ expiresOn: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
