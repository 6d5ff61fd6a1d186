import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useLetterKeys } from './letter-keys.ts';

const groups = [
  {
    title: 'This document',
    shortcuts: [
      { keys: ['A'], label: 'Approve' },
      { keys: ['R'], label: 'Reject with a correction' },
    ],
  },
  {
    title: 'The queue',
    shortcuts: [
      { keys: ['J'], label: 'Next document' },
      { keys: ['K'], label: 'Previous document' },
      { keys: ['?'], label: 'These shortcuts' },
    ],
  },
];

/** The workspace's keys, and the switch that turns them off. */
export function WorkspaceHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [hasLetters, setHasLetters] = useLetterKeys();
  return (
    <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups}>
      <Switch
        label="Single-letter shortcuts"
        hint="Turn them off if keys are pressed by accident, or by speech."
        checked={hasLetters}
        onChange={(event) => {
          setHasLetters(event.currentTarget.checked);
        }}
      />
    </ShortcutsDialog>
  );
}
