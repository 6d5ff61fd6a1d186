import type { Meta } from '@storybook/react-vite';
import { FileText, LayoutDashboard, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Combobox } from '#client/ui/form/combobox.tsx';
import { CommandPalette } from './command-palette.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { modifierKey } from './modifier-key.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';

export default { title: 'Overlays/Commands' } satisfies Meta;

export function Palette() {
  const [isOpen, setIsOpen] = useState(true);
  const [ran, setRan] = useState('');
  useShortcuts({
    '$mod+k': () => setIsOpen(true),
  });
  const run = (name: string) => () => setRan(name);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Commands</Button>
      <output className="ms-4">{ran}</output>
      <CommandPalette
        open={isOpen}
        onOpenChange={setIsOpen}
        groups={[
          {
            title: 'Go to',
            commands: [
              { id: 'home', label: 'Overview', icon: <LayoutDashboard aria-hidden="true" />, onRun: run('Overview') },
              {
                id: 'upload',
                label: 'Upload Document',
                keywords: 'new order',
                icon: <Upload aria-hidden="true" />,
                keys: ['U'],
                onRun: run('Upload'),
              },
            ],
          },
          {
            title: 'Documents',
            commands: [
              {
                id: 'd1',
                label: 'birth-certificate.pdf',
                hint: 'Completed',
                icon: <FileText aria-hidden="true" />,
                onRun: run('birth-certificate.pdf'),
              },
            ],
          },
        ]}
      />
    </>
  );
}

export function ShortcutsHelp() {
  const [isOpen, setIsOpen] = useState(true);
  useShortcuts({
    '[Shift]+?': () => setIsOpen(true),
  });
  return (
    <ShortcutsDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      groups={[
        {
          title: 'Everywhere',
          shortcuts: [
            { keys: [modifierKey(), 'K'], label: 'Commands' },
            { keys: ['/'], label: 'Search' },
            { keys: ['?'], label: 'This list' },
          ],
        },
        {
          title: 'In a list',
          shortcuts: [
            { keys: ['J'], label: 'Next' },
            { keys: ['K'], label: 'Previous' },
            { keys: ['Enter'], label: 'Open' },
          ],
        },
      ]}
    >
      <Switch label="Single-letter shortcuts" defaultChecked />
    </ShortcutsDialog>
  );
}

const languages = [
  'Arabic',
  'Chinese',
  'French',
  'Haitian Creole',
  'Portuguese',
  'Russian',
  'Spanish',
  'Vietnamese',
].map((label) => ({ label, value: label.toLowerCase() }));

export function Comboboxes() {
  const [language, setLanguage] = useState('');
  return (
    <div className="grid max-w-100 gap-6">
      <Field label="Original language" hint="Type to find it.">
        <Combobox
          options={languages}
          value={language}
          onChange={setLanguage}
          placeholder="Choose a language"
          canClear
        />
      </Field>
      <Field label="Language" error="Choose a language">
        <Combobox options={languages} value="" onChange={() => undefined} />
      </Field>
      <Field label="Language" disabled>
        <Combobox options={languages} value="spanish" onChange={() => undefined} size="sm" />
      </Field>
    </div>
  );
}
