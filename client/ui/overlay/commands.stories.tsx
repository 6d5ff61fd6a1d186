import type { Meta } from '@storybook/react-vite';
import { FileText, LayoutDashboard, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { CommandPalette } from './command-palette.tsx';
import { modifierKey } from './key-cap.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

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
