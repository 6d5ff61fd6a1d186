import { useId, useState, type SyntheticEvent } from 'react';
import { LanguagePairs } from '#client/features/authenticator/signer/language-pairs.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { credentialLimits, findClaimFaults } from '#shared/certificate/credentials.ts';
import { knownCredentials, signerLimits } from '#shared/certificate/signer.ts';
import type { CredentialView } from '#shared/schemas/credentials.ts';
import { claimOf, draftOf, inputOf, type ClaimDraft } from './claim-draft.ts';

export interface Claiming {
  kind: 'add' | 'change' | 'replace';
  /** The claim to change, or the credential that a new claim renews. */
  credential: CredentialView | undefined;
}

const texts = {
  add: {
    title: 'Add a credential',
    text: 'Somebody else on the staff checks it. Add a proof afterwards.',
    done: 'Credential added',
  },
  change: {
    title: 'Change the claim',
    text: 'It can be changed until somebody has checked it.',
    done: 'Claim changed',
  },
  replace: {
    title: 'Replace the credential',
    text: 'The new one waits for its check; the present one goes on until its last day.',
    done: 'Credential added',
  },
} as const satisfies Record<Claiming['kind'], unknown>;

/** Claims a credential, or changes an unchecked claim. */
export function ClaimDialog({ claiming, onClose }: { claiming: Claiming; onClose: () => void }) {
  const { kind, credential } = claiming;
  const formId = useId();
  const [draft, setDraft] = useState<ClaimDraft>(() => draftOf(credential));
  const [attempts, setAttempts] = useState(0);
  const save = useSave(texts[kind].done, onClose);
  const faults = attempts === 0 ? [] : findClaimFaults(claimOf(draft));
  const set = (change: Partial<ClaimDraft>) => {
    save.reset();
    setDraft((before) => ({ ...before, ...change }));
  };

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    const claim = claimOf(draft);
    if (save.isPending || findClaimFaults(claim).length > 0) return;
    save.mutate({ ...claim, languages: [...claim.languages], id: kind === 'change' ? credential?.id : null });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts[kind].title}
      description={texts[kind].text}
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate aria-label={texts[kind].title} className="grid gap-4" onSubmit={submit}>
        <ErrorSummary
          focusKey={attempts}
          errors={faults.map((one) => {
            const name = inputOf(one);
            return { message: one.say, ...(name === undefined ? {} : { name }) };
          })}
        />
        <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
        <ClaimFields draft={draft} set={set} errorOf={(name) => faults.find((one) => inputOf(one) === name)?.say} />
      </form>
    </Dialog>
  );
}

interface ClaimFieldsProps {
  draft: ClaimDraft;
  set: (change: Partial<ClaimDraft>) => void;
  errorOf: (name: keyof ClaimDraft) => string | undefined;
}

function ClaimFields({ draft, set, errorOf }: ClaimFieldsProps) {
  const input = (name: 'credential' | 'number' | 'authority' | 'validFrom' | 'registerUrl') => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  });
  return (
    <>
      <Field
        label="Credential"
        hint="As certificates print it, for example: Sworn translator of Spain (MAEC)."
        error={errorOf('credential')}
      >
        <TextInput list="credential-titles" maxLength={signerLimits.credential} {...input('credential')} />
      </Field>
      <datalist id="credential-titles">
        {knownCredentials.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Number" error={errorOf('number')}>
          <TextInput maxLength={signerLimits.credentialNumber} {...input('number')} />
        </Field>
        <Field label="Granted by" error={errorOf('authority')}>
          <TextInput maxLength={credentialLimits.authority} {...input('authority')} />
        </Field>
        <Field label="Valid from" optional error={errorOf('validFrom')}>
          <TextInput type="date" {...input('validFrom')} />
        </Field>
        <Field label="Valid through" error={errorOf('validUntil')} disabled={draft.hasNoExpiry}>
          <TextInput
            type="date"
            name="validUntil"
            value={draft.hasNoExpiry ? '' : draft.validUntil}
            onChange={(event) => set({ validUntil: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Checkbox
        className="-mt-3"
        label="It has no expiry date"
        checked={draft.hasNoExpiry}
        onChange={(event) => set({ hasNoExpiry: event.currentTarget.checked })}
      />
      <LanguagePairs
        pairs={draft.languages}
        error={errorOf('languages')}
        onChange={(languages) => set({ languages })}
      />
      <Field
        label="Your entry in a public register"
        optional
        hint="The address of the page where anybody can look you up."
        error={errorOf('registerUrl')}
      >
        <TextInput type="url" inputMode="url" maxLength={credentialLimits.registerUrl} {...input('registerUrl')} />
      </Field>
    </>
  );
}

function useSave(title: string, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.saveCredential.useMutation({
    onSuccess(saved) {
      utils.authenticator.credentials.setData(undefined, saved);
      toast.show({ tone: 'ok', title });
      onDone();
    },
  });
}
