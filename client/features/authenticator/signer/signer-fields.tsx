import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { signatureSvg } from '#shared/certificate/signature.ts';
import { knownCredentials, signerLimits } from '#shared/certificate/signer.ts';
import { fieldsOf, type SignerDraft } from './draft.ts';
import { LanguagePairs } from './language-pairs.tsx';
import { SignatureField, type NewSignature } from './signature-field.tsx';
import { SignerPreview } from './signer-preview.tsx';

export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function sourceOf(signature: NewSignature | undefined, saved: string | undefined): string | undefined {
  if (signature === undefined) return saved;
  return signature.kind === 'drawn'
    ? svgSource(signatureSvg(signature.strokes))
    : `data:image/*;base64,${signature.image}`;
}

export interface SignerValues extends SignerDraft {
  /** Undefined keeps the saved one. */
  signature: NewSignature | undefined;
}

type SignerControls = Pick<UseFormReturn<SignerValues>, 'register' | 'setValue'> & {
  values: SignerValues;
  errorOf: (input: string) => string | undefined;
};

export function CredentialFields({ register, setValue, values, errorOf }: SignerControls) {
  return (
    <>
      <Field label="Legal name" hint="In Latin letters, as on your credential." error={errorOf('legalName')}>
        <TextInput autoComplete="name" maxLength={signerLimits.name} {...register('legalName')} />
      </Field>
      <Field label="Native spelling" optional hint="Printed beside your legal name." error={errorOf('nativeName')}>
        <TextInput dir="auto" autoComplete="off" maxLength={signerLimits.name} {...register('nativeName')} />
      </Field>
      <Field label="Credential" hint="For example: Sworn translator of Spain (MAEC)." error={errorOf('credential')}>
        <TextInput
          list="known-credentials"
          autoComplete="off"
          maxLength={signerLimits.credential}
          {...register('credential')}
        />
      </Field>
      <datalist id="known-credentials">
        {knownCredentials.map((credential) => (
          <option key={credential} value={credential} />
        ))}
      </datalist>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Number" error={errorOf('credentialNumber')}>
          <TextInput autoComplete="off" maxLength={signerLimits.credentialNumber} {...register('credentialNumber')} />
        </Field>
        <Field label="Valid through" error={errorOf('expiresOn')} disabled={values.hasNoExpiry}>
          <TextInput
            type="date"
            name="expiresOn"
            value={values.hasNoExpiry ? '' : values.expiresOn}
            onChange={(event) => setValue('expiresOn', event.currentTarget.value, { shouldDirty: true })}
          />
        </Field>
      </div>
      <Checkbox className="-mt-4" label="My credential has no expiry date" {...register('hasNoExpiry')} />
    </>
  );
}

export function ContactFields({ register, setValue, values, errorOf }: SignerControls) {
  return (
    <>
      <Field label="Business address" hint="In Latin letters, up to five lines." error={errorOf('address')}>
        <Textarea rows={3} autoComplete="street-address" {...register('address')} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Email on the certificate" hint="An email, a phone, or both." error={errorOf('email')}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Phone on the certificate" hint="With the country code.">
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
      </div>
      <LanguagePairs
        pairs={values.languagePairs}
        error={errorOf('languagePairs')}
        onChange={(languagePairs) => setValue('languagePairs', languagePairs, { shouldDirty: true })}
      />
    </>
  );
}

interface SignaturePartProps extends SignerControls {
  saved: string | undefined;
  /** Called when a signature is drawn, which fires no input event. */
  onEdit: () => void;
}

export function SignaturePart({ setValue, values, errorOf, saved, onEdit }: SignaturePartProps) {
  return (
    <>
      <SignatureField
        value={values.signature}
        saved={saved}
        error={errorOf('signature')}
        onChange={(signature) => {
          setValue('signature', signature, { shouldDirty: true });
          onEdit();
        }}
      />
      <div>
        <p className="mb-1.5 text-sm font-semibold">On the certificate</p>
        <SignerPreview fields={fieldsOf(values)} signature={sourceOf(values.signature, saved)} />
      </div>
    </>
  );
}
