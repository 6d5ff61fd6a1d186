import { ShortcutsDialog } from '#client/ui/overlay/shortcuts-dialog.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { capsOf, commandGroups } from './keymap.ts';

/** Lists the studio's keys. */
export function StudioHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const mod = modifierKey();
  const groups = commandGroups.map(({ title, commands }) => ({
    title,
    shortcuts: commands.map(({ name, label }) => ({ keys: capsOf(name, mod), label })),
  }));
  return <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups} />;
}
