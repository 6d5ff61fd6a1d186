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
import type { ActControls, DraftFaults } from './act-draft.ts';

interface IdentityFieldsProps extends ActControls {
  faults: DraftFaults;
}

/** Evidence of the translator's identity, as the journal asks for it, and their address. */
export function IdentityFields({ form, draft, commission, faults, disabled }: IdentityFieldsProps) {
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
              onChange={() => form.setValue('identification', identification, { shouldDirty: true })}
            />
          );
        })}
      </RadioCardGroup>
      <Evidence form={form} draft={draft} faults={faults} disabled={disabled} />
      <Field
        label="Translator’s address"
        hint="For the journal. It is not printed."
        error={faults.signerAddress}
        disabled={disabled}
      >
        <TextInput required maxLength={300} {...form.register('signerAddress')} />
      </Field>
    </>
  );
}

function Evidence({ form: { register }, draft, faults, disabled }: Omit<IdentityFieldsProps, 'commission'>) {
  if (draft.identification === 'credible-witness') {
    return (
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Witness’s name" error={faults.witness} disabled={disabled}>
          <TextInput required maxLength={120} {...register('witness.name')} />
        </Field>
        <Field label="Witness’s address" disabled={disabled}>
          <TextInput required maxLength={200} {...register('witness.address')} />
        </Field>
      </div>
    );
  }
  if (draft.identification !== 'identity-document') return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Document" disabled={disabled}>
        <Select
          options={identityDocuments.map((kind) => ({ value: kind, label: identityDocumentWords[kind] }))}
          {...register('document.kind')}
        />
      </Field>
      <Field label="Issued by" error={faults.document} disabled={disabled}>
        <TextInput required maxLength={80} placeholder="State of Texas" {...register('document.issuer')} />
      </Field>
      <Field label="Last four of its number" hint="The whole number is never kept." disabled={disabled}>
        <TextInput required maxLength={4} {...register('document.lastFour')} />
      </Field>
      <Field label="Expires on" disabled={disabled}>
        <TextInput type="date" required {...register('document.expiresOn')} />
      </Field>
    </div>
  );
}
