import { Switch } from '#client/ui/form/switch.tsx';
import { ShortcutsDialog } from '#client/ui/overlay/shortcuts-dialog.tsx';
import { useLetterKeys } from './letter-keys.ts';

const groups = [
  {
    title: 'This document',
    shortcuts: [
      { keys: ['1'], label: 'Tick or untick the first point; 2 to 6 the others' },
      { keys: ['T'], label: 'Tick all points, once every page was scrolled through' },
      { keys: ['A'], label: 'Approve, or send your own file' },
      { keys: ['F8'], label: 'Next thing that is missing: errors, then reasons, then ticks' },
      { keys: ['R'], label: 'Reject with a correction, or supply a translation' },
    ],
  },
  {
    title: 'The queue',
    shortcuts: [
      { keys: ['J'], label: 'Next document that can be decided' },
      { keys: ['K'], label: 'Previous document that can be decided' },
      { keys: ['?'], label: 'These shortcuts' },
    ],
  },
];

/** Lists the keyboard shortcuts, with the switch for single letters. */
export function WorkspaceHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [hasLetters, setHasLetters] = useLetterKeys();
  return (
    <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups}>
      <Switch
        label="Single-letter shortcuts"
        hint="Turn them off if you press keys by accident or use voice input."
        checked={hasLetters}
        onChange={(event) => setHasLetters(event.currentTarget.checked)}
      />
    </ShortcutsDialog>
  );
}
