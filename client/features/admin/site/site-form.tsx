import { Field } from '#client/ui/form/field.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { siteFacts, type SiteFacts } from '#shared/schemas/site.ts';
import { contrastFaults, defaultColors } from '#shared/site-colors.ts';
import { PictureField } from './picture-field.tsx';

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
  { key: 'domain', label: 'Domain', hint: 'In ids of mails' },
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
