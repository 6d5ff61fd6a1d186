import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { pictureSrc } from '#client/lib/brand.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { siteFacts, type SiteFacts, sitePicture, type SitePicture } from '#shared/schemas/site.ts';
import { contrastFaults, defaultColors } from '#shared/site-colors.ts';

interface PictureFieldProps {
  label: string;
  use: 'logo' | 'favicon';
  picture: SitePicture | null;
  onChange: (picture: SitePicture | null) => void;
}

export interface SiteFormProps {
  facts: SiteFacts;
  onChange: (part: Partial<SiteFacts>) => void;
}

interface TextRow {
  key:
    | 'mark'
    | 'name'
    | 'legalName'
    | 'address'
    | 'domain'
    | 'supportEmail'
    | 'supportPhone'
    | 'chatUrl'
    | 'officeHours';
  label: string;
  hint?: string;
}

const names: readonly TextRow[] = [
  { key: 'name', label: 'Name', hint: 'As customers call it' },
  { key: 'mark', label: 'Mark', hint: 'Up to 6 letters, where there is no logo' },
  { key: 'legalName', label: 'Legal entity', hint: 'On certificates, invoices, and legal texts' },
  { key: 'address', label: 'Address', hint: 'On certificates and invoices' },
];

const contacts: readonly TextRow[] = [
  { key: 'supportEmail', label: 'Email' },
  { key: 'supportPhone', label: 'Phone' },
  { key: 'chatUrl', label: 'Chat link', hint: 'https://…; empty without a chat' },
  { key: 'officeHours', label: 'Hours', hint: 'Empty: Mon-Fri 9AM-6PM EST, in each language' },
  { key: 'domain', label: 'Domain', hint: 'In the message IDs of mails' },
];

/** The fields of the site. */
export function SiteForm({ facts, onChange }: SiteFormProps) {
  return (
    <>
      <Section title="Names">
        <TextRows rows={names} facts={facts} onChange={onChange} />
        <Field label="Disclaimer" className="mt-4">
          <Textarea
            rows={3}
            value={facts.disclaimer}
            onChange={(event) => onChange({ disclaimer: event.currentTarget.value })}
          />
        </Field>
      </Section>
      <Section title="Contact">
        <TextRows rows={contacts} facts={facts} onChange={onChange} />
      </Section>
      <Section title="Mail sender" description="Name and address that mails come from. The mail server must accept it.">
        <SenderFields facts={facts} onChange={onChange} />
      </Section>
      <Section title="Looks" description="Both colors are checked against the pages they stand on.">
        <ColorFields facts={facts} onChange={onChange} />
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <PictureField label="Logo" use="logo" picture={facts.logo} onChange={(logo) => onChange({ logo })} />
          <PictureField
            label="Icon"
            use="favicon"
            picture={facts.favicon}
            onChange={(favicon) => onChange({ favicon })}
          />
        </div>
      </Section>
      <Section title="Home page">
        <Switch
          label="Landing page"
          hint="Off: the address of the site leads to the translation page."
          checked={facts.hasLanding}
          onChange={(event) => onChange({ hasLanding: event.currentTarget.checked })}
        />
      </Section>
    </>
  );
}

function TextRows({ rows, facts, onChange }: SiteFormProps & { rows: readonly TextRow[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {rows.map(({ key, label, hint }) => {
        const parsed = siteFacts.shape[key].safeParse(facts[key]);
        return (
          <Field
            key={key}
            label={label}
            hint={hint}
            error={parsed.success ? undefined : 'This cannot be published as it is.'}
          >
            <TextInput
              dir="auto"
              value={facts[key]}
              onChange={(event) => onChange({ [key]: event.currentTarget.value })}
            />
          </Field>
        );
      })}
    </div>
  );
}

function SenderFields({ facts: { sender, name }, onChange }: SiteFormProps) {
  const set = (part: Partial<NonNullable<SiteFacts['sender']>>) => {
    const next = { name: sender?.name ?? '', address: sender?.address ?? '', ...part };
    onChange({ sender: next.name === '' && next.address === '' ? null : next });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Sender’s name" hint={`Empty: ${name}`}>
        <TextInput
          dir="auto"
          value={sender?.name ?? ''}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="Sender’s address" hint="Empty: the setting MAIL_FROM">
        <TextInput
          type="email"
          value={sender?.address ?? ''}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

function ColorFields({ facts: { colors }, onChange }: SiteFormProps) {
  const shown = colors ?? defaultColors;
  const faults = contrastFaults(shown);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['primary', 'accent'] as const).map((key) => (
        <Field
          key={key}
          label={key === 'primary' ? 'Main color' : 'Second color'}
          hint={key === 'primary' ? 'Buttons and links' : 'Icons, kickers, and lines'}
          error={faults.find((fault) => fault.key === key)?.message}
        >
          <TextInput
            type="color"
            value={shown[key]}
            onChange={(event) => onChange({ colors: { ...shown, [key]: event.currentTarget.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

/** Uploads a picture of the site; the server draws it again as PNG. */
function PictureField({ label, use, picture, onChange }: PictureFieldProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadFile({ url: `/files/site-pictures/${use}`, file, parse: (answer) => sitePicture.parse(answer) }),
    onSuccess: onChange,
  });
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-2">
        PNG, JPEG, WebP or SVG, at most 2 MB
      </p>
      {picture ? (
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <img
            src={pictureSrc(picture)}
            width={picture.width}
            height={picture.height}
            alt={`The ${label.toLowerCase()} of this draft`}
            className="h-12 w-auto max-w-60 border border-line bg-sheet object-contain p-1"
          />
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove {label.toLowerCase()}
          </Button>
        </p>
      ) : null}
      <FailureAlert failure={upload.error ? describeError(upload.error) : undefined} />
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-describedby={`${id}-hint`}
        disabled={upload.isPending}
        className="block w-full text-sm file:me-3 file:rounded-control file:border file:border-line-strong file:bg-sheet file:px-3 file:py-2 file:text-ink"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
    </div>
  );
}
