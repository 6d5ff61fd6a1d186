import { useState } from 'react';
import type { Finding } from '#shared/certificate/findings.ts';
import { signatureSvg } from '#shared/certificate/signature.ts';
import { finding } from '#shared/certificate/statement.ts';
import { knownCredentials, signerLimits } from '#shared/certificate/signer.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { LeaveGuard } from '#client/features/auth/profile/leave-guard.tsx';
import { draftOf, faultsOf, fieldsOf, inputOf, type SignerDraft } from './draft.ts';
import { LanguagePairs } from './language-pairs.tsx';
import { SignatureField, type NewSignature } from './signature-field.tsx';
import { SignerPreview } from './signer-preview.tsx';

const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function savedSource({ profile }: SignerAnswer): string | undefined {
  const signature = profile?.signature;
  if (!signature) return undefined;
  return 'svg' in signature ? svgSource(signature.svg) : `data:image/png;base64,${signature.png}`;
}

function sourceOf(signature: NewSignature | undefined, saved: string | undefined): string | undefined {
  if (signature === undefined) return saved;
  return signature.kind === 'drawn'
    ? svgSource(signatureSvg(signature.strokes))
    : `data:image/*;base64,${signature.image}`;
}

/** What is printed in the signer's name. Missing facts can be added later; a decision waits for them. */
export function SignerForm({ signer, user }: { signer: SignerAnswer; user: SessionUser }) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(() => draftOf(signer.profile, user));
  const [signature, setSignature] = useState<NewSignature>();
  const [isDirty, setIsDirty] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const save = trpc.authenticator.updateSignerProfile.useMutation({
    onSuccess: (saved) => {
      utils.authenticator.signerProfile.setData(undefined, saved);
      setDraft(draftOf(saved.profile, user));
      setSignature(undefined);
      setIsDirty(false);
      setAttempts(0);
      void Promise.all([utils.authenticator.inspect.invalidate(), utils.admin.authenticators.invalidate()]);
    },
    onError: () => setAttempts((count) => count + 1),
  });
  const strokes = signature?.kind === 'drawn' ? signature.strokes : [];
  const failure = save.error ? describeError(save.error) : undefined;
  const refused = findingsOf(failure?.details.findings);
  const faults = attempts === 0 ? [] : withoutRepeats([...faultsOf(draft, strokes), ...refused]);
  const errorOf = (input: string) => faults.find((one) => inputOf(one) === input)?.say;
  const saved = savedSource(signer);

  function edit(change: Partial<SignerDraft>) {
    setDraft((known) => ({ ...known, ...change }));
    setIsDirty(true);
    // The server's findings are about what was sent.
    save.reset();
  }

  function submit() {
    if (save.isPending) return;
    if (faultsOf(draft, strokes).length > 0) {
      save.reset();
      setAttempts((count) => count + 1);
      return;
    }
    const { email, phone, nativeName, ...fields } = fieldsOf(draft);
    save.mutate({
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
    });
  }

  const text = (input: keyof SignerDraft & ('legalName' | 'nativeName' | 'credential' | 'credentialNumber')) => ({
    name: input,
    value: draft[input],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => edit({ [input]: event.currentTarget.value }),
  });

  return (
    <form
      noValidate
      aria-label="How you sign"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary
        focusKey={attempts}
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
        <Field label="Legal name" hint="In Latin letters, as on your credential." error={errorOf('legalName')}>
          <TextInput autoComplete="name" maxLength={signerLimits.name} {...text('legalName')} />
        </Field>
        <Field label="Native spelling" optional hint="Printed beside your legal name." error={errorOf('nativeName')}>
          <TextInput dir="auto" autoComplete="off" maxLength={signerLimits.name} {...text('nativeName')} />
        </Field>
        <Field label="Credential" hint="For example: Sworn translator of Spain (MAEC)." error={errorOf('credential')}>
          <TextInput
            list="known-credentials"
            autoComplete="off"
            maxLength={signerLimits.credential}
            {...text('credential')}
          />
        </Field>
        <datalist id="known-credentials">
          {knownCredentials.map((credential) => (
            <option key={credential} value={credential} />
          ))}
        </datalist>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Number" error={errorOf('credentialNumber')}>
            <TextInput autoComplete="off" maxLength={signerLimits.credentialNumber} {...text('credentialNumber')} />
          </Field>
          <Field label="Valid through" error={errorOf('expiresOn')} disabled={draft.hasNoExpiry}>
            <TextInput
              type="date"
              name="expiresOn"
              value={draft.hasNoExpiry ? '' : draft.expiresOn}
              onChange={(event) => edit({ expiresOn: event.currentTarget.value })}
            />
          </Field>
        </div>
        <Checkbox
          className="-mt-4"
          label="My credential has no expiry date"
          checked={draft.hasNoExpiry}
          onChange={(event) => edit({ hasNoExpiry: event.currentTarget.checked })}
        />
        <Field label="Business address" hint="In Latin letters, up to five lines." error={errorOf('address')}>
          <Textarea
            name="address"
            rows={3}
            autoComplete="street-address"
            value={draft.address}
            onChange={(event) => edit({ address: event.currentTarget.value })}
          />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Email on the certificate" hint="An email, a phone, or both." error={errorOf('email')}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              value={draft.email}
              onChange={(event) => edit({ email: event.currentTarget.value })}
            />
          </Field>
          <Field label="Phone on the certificate" hint="With the country code.">
            <TextInput
              type="tel"
              name="phone"
              autoComplete="tel"
              value={draft.phone}
              onChange={(event) => edit({ phone: event.currentTarget.value })}
            />
          </Field>
        </div>
        <LanguagePairs
          pairs={draft.languagePairs}
          error={errorOf('languagePairs')}
          onChange={(languagePairs) => edit({ languagePairs })}
        />
        <SignatureField
          value={signature}
          saved={saved}
          error={errorOf('signature')}
          onChange={(next) => {
            setSignature(next);
            edit({});
          }}
        />
        <div>
          <p className="mb-1.5 text-sm font-semibold">On the certificate</p>
          <SignerPreview fields={fieldsOf(draft)} signature={sourceOf(signature, saved)} />
        </div>
        <Checkbox
          name="isPublic"
          label="Show me among the people who sign"
          hint="Your name, credential and languages on the public translations page. Never your address, contacts or signature. You can withdraw it here at any time."
          checked={draft.isPublic}
          onChange={(event) => edit({ isPublic: event.currentTarget.checked })}
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

/** Whether the saved profile suffices for a decision, and what is missing. */
function Standing({ signer }: { signer: SignerAnswer }) {
  if (signer.isWhole) return null;
  return (
    <InlineAlert tone="warn" className="mb-6" title="You cannot certify translations yet">
      <ul className="mt-1 list-disc ps-5">
        {signer.findings.map(({ rule, say }) => (
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
