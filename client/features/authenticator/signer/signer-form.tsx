import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { LeaveGuard } from '#client/lib/leave-guard.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import type { Finding } from '#shared/certificate/findings.ts';
import type { SignaturePoint } from '#shared/certificate/signature.ts';
import { finding } from '#shared/certificate/statement.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';
import { draftOf, faultsOf, fieldsOf, inputOf } from './draft.ts';
import { ContactFields, CredentialFields, SignaturePart, svgSource, type SignerValues } from './signer-fields.tsx';

function savedSource({ profile }: SignerAnswer): string | undefined {
  const signature = profile?.signature;
  if (!signature) return undefined;
  return 'svg' in signature ? svgSource(signature.svg) : `data:image/png;base64,${signature.png}`;
}

function valuesOf({ profile }: SignerAnswer, user: SessionUser): SignerValues {
  return { ...draftOf(profile, user), signature: undefined };
}

function strokesOf({ signature }: SignerValues): SignaturePoint[][] {
  return signature?.kind === 'drawn' ? signature.strokes : [];
}

/** Facts printed with the signer's name. Missing ones can be added later, but are required for a decision. */
export function SignerForm({ signer, user }: { signer: SignerAnswer; user: SessionUser }) {
  const form = useForm({ defaultValues: valuesOf(signer, user), shouldFocusError: false });
  const { register, setValue, control, handleSubmit, reset } = form;
  const { isDirty, submitCount } = form.formState;
  const values = useWatch({ control, compute: (known: SignerValues) => known });
  const [refusals, setRefusals] = useState(0);
  const save = useSaveProfile({
    onSaved(saved) {
      reset(valuesOf(saved, user));
      setRefusals(0);
    },
    onRefused: () => setRefusals((count) => count + 1),
  });
  const failure = save.error ? describeError(save.error) : undefined;
  const refused = findingsOf(failure?.details.findings);
  const faults = submitCount === 0 ? [] : withoutRepeats([...faultsOf(values, strokesOf(values)), ...refused]);
  const errorOf = (input: string) => faults.find((one) => inputOf(one) === input)?.say;
  const controls = { register, setValue, values, errorOf };

  function submit(draft: SignerValues) {
    if (save.isPending) return;
    if (faultsOf(draft, strokesOf(draft)).length > 0) save.reset();
    else save.mutate(inputOfValues(draft));
  }

  return (
    <form
      noValidate
      aria-label="How you sign"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      // The server's findings apply to the submitted values only.
      onChange={() => save.reset()}
    >
      <ErrorSummary
        focusKey={submitCount + refusals}
        errors={faults.map((one) => {
          const name = inputOf(one);
          return { message: one.say, ...(name === undefined ? {} : { name }) };
        })}
      />
      <FailureAlert failure={refused.length > 0 ? undefined : failure} />
      {save.isSuccess && !isDirty ? (
        <InlineAlert tone="ok" announce className="mb-6" title="Signer’s profile saved">
          It is printed on the certificates you sign from now on.
        </InlineAlert>
      ) : null}
      <Standing signer={signer} />
      <div className="grid gap-5">
        <CredentialFields {...controls} />
        <ContactFields {...controls} />
        <SignaturePart {...controls} saved={savedSource(signer)} onEdit={() => save.reset()} />
        <Checkbox
          label="Show me among the people who sign"
          hint="Your name, credential and languages on the public translations page. Never your address, contacts or signature. You can withdraw it here at any time."
          {...register('isPublic')}
        />
        <div>
          <Button type="submit" wide="phone" busy={save.isPending} disabled={!isDirty && signer.profile !== null}>
            Save signer’s profile
          </Button>
        </div>
      </div>
      <LeaveGuard isActive={isDirty && !save.isPending} />
    </form>
  );
}

function useSaveProfile({ onSaved, onRefused }: { onSaved: (saved: SignerAnswer) => void; onRefused: () => void }) {
  const utils = trpc.useUtils();
  return trpc.authenticator.updateSignerProfile.useMutation({
    onSuccess: (saved) => {
      utils.authenticator.signerProfile.setData(undefined, saved);
      onSaved(saved);
      void Promise.all([
        utils.authenticator.inspect.invalidate(),
        utils.authenticator.credentials.invalidate(),
        utils.admin.authenticators.invalidate(),
      ]);
    },
    onError: onRefused,
  });
}

function inputOfValues({ signature, ...draft }: SignerValues) {
  const { email, phone, nativeName, ...fields } = fieldsOf(draft);
  return {
    ...fields,
    address: [...fields.address],
    languagePairs: [...fields.languagePairs],
    nativeName: nativeName ?? null,
    email: email ?? null,
    phone: phone ?? null,
    isPublic: draft.isPublic,
    ...(signature === undefined
      ? {}
      : { signature: signature.kind === 'drawn' ? { strokes: signature.strokes } : { image: signature.image } }),
  };
}

/** Whether the saved profile suffices for a decision, and what is missing. */
function Standing({ signer: { findings } }: { signer: SignerAnswer }) {
  const stops = findings.filter(({ level }) => level === 'law');
  return (
    <>
      <Findings tone="warn" title="You cannot certify translations yet" findings={stops} />
      <Findings
        tone="info"
        title="You can certify translations; something is left out of your certificates"
        findings={findings.filter((one) => !stops.includes(one))}
      />
    </>
  );
}

interface FindingsProps {
  tone: 'warn' | 'info';
  title: string;
  findings: readonly Finding[];
}

function Findings({ tone, title, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <InlineAlert tone={tone} className="mb-6" title={title}>
      <ul className="mt-1 list-disc ps-5">
        {findings.map(({ rule, say }) => (
          <li key={rule}>{say.replace(/ in your profile\b/, '')}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** The findings in an error's details. */
function findingsOf(value: unknown): Finding[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => finding.safeParse(one).data ?? []) : [];
}

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }, index) => findings.findIndex((other) => other.rule === rule) === index);
}
