import type { Meta } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { SignaturePoint } from '#shared/certificate/signature.ts';
import { Checkbox } from './checkbox.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioCard, RadioCardGroup } from './radio-card.tsx';
import { Select } from './select.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { Switch } from './switch.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

export default { title: 'Inputs/Inputs' } satisfies Meta;

const languages = [
  { value: 'pt', label: 'Portuguese' },
  { value: 'ar', label: 'Arabic' },
];

export function Fields() {
  return (
    <form className="grid max-w-form gap-5">
      <Field label="Full name" hint="As in your passport.">
        <TextInput name="name" autoComplete="name" placeholder="Amira Haddad" />
      </Field>
      <Field label="Email" error="❌ Digite um e-mail válido" errorLang="pt">
        <TextInput name="email" type="email" autoComplete="email" defaultValue="amira@" />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" defaultValue="correct horse" />
      </Field>
      <Field label="Verification code" hint="Printed under the QR code, for example TFE7K2M9QXR">
        <CodeInput name="code" defaultValue="TFE7K2M9QXR" />
      </Field>
      <Field label="Original document language">
        <Select name="language" options={languages} placeholder="Choose a language" />
      </Field>
      <Field label="Note" optional>
        <Textarea name="note" />
      </Field>
      <Field label="Member since" disabled>
        <TextInput name="since" defaultValue="2024" />
      </Field>
      <Field label="Customer number">
        <TextInput name="number" readOnly defaultValue="48 201" />
      </Field>
      <Field label="Search" hideLabel>
        <TextInput name="q" type="search" size="sm" icon={<Search />} placeholder="Search by name" />
      </Field>
    </form>
  );
}

export function Choices() {
  return (
    <form className="grid max-w-160 gap-6">
      <RadioCardGroup legend="Translation type" hint="You can change this until you pay.">
        <RadioCard
          name="type"
          value="a"
          label="Certified Translation"
          description="Signed statement of accuracy"
          aside="$15 / page"
          defaultChecked
        />
        <RadioCard
          name="type"
          value="b"
          label="Notarized Translation"
          description="Certified, plus a notary seal"
          aside="$20 / page"
        />
      </RadioCardGroup>
      <RadioCardGroup legend="With an error" error="Choose one.">
        <RadioCard name="other" value="a" label="Yes" />
        <RadioCard name="other" value="b" label="No" disabled />
      </RadioCardGroup>
      <Checkbox name="bank" label="This is a bank statement" hint="Adds $10.00 per page." />
      <Checkbox name="bank2" label="Checked" defaultChecked />
      <Checkbox name="terms" label="I agree to the terms" error="You must agree to go on." />
      <Checkbox name="none" label="Disabled" disabled />
      <Switch name="mails" label="Email me when a translation is ready" hint="At most one a day." defaultChecked />
      <Switch name="keys" label="Single-letter shortcuts" />
    </form>
  );
}

const dot = [[{ x: 40, y: 40 }]];

export function Signature() {
  const [strokes, setStrokes] = useState<SignaturePoint[][]>([]);
  return (
    <form className="grid max-w-form gap-5">
      <SignaturePad
        label="Signature"
        hint="Sign with your finger, a pen or the mouse."
        strokes={strokes}
        onChange={setStrokes}
      />
      <output className="text-sm text-ink-2">{strokes.length} strokes</output>
      <SignaturePad
        label="Refused signature"
        error="A dot or a short line is no signature. Sign across the pad."
        strokes={dot}
        onChange={setStrokes}
      />
    </form>
  );
}
