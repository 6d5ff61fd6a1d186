import { CommandPalette } from '#client/ui/overlay/command-palette.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { ShortcutsDialog } from '#client/ui/overlay/shortcuts-dialog.tsx';
import { markChoices, markWords, type MarkChoice } from './block-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { capsOf, commandGroups } from './keymap.ts';
import type { OpenText } from './open-text.ts';
import { ReadAgainDialog } from './read-again-dialog.tsx';

interface MarksPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (choice: MarkChoice) => void;
}

export type StudioDialog = 'marks' | 'help' | { page: number };

interface StudioDialogsProps {
  dialog: StudioDialog | undefined;
  opened: OpenText;
  onDialog: (dialog: StudioDialog | undefined) => void;
  onMark: (choice: MarkChoice) => void;
}

export function StudioDialogs({ dialog, opened, onDialog, onMark }: StudioDialogsProps) {
  return (
    <>
      <MarksPalette
        open={dialog === 'marks'}
        onOpenChange={(open) => onDialog(open ? 'marks' : undefined)}
        onChoose={onMark}
      />
      <StudioHelp open={dialog === 'help'} onOpenChange={(open) => onDialog(open ? 'help' : undefined)} />
      <ClashDialog />
      {typeof dialog === 'object' ? (
        <ReadAgainDialog page={dialog.page} opened={opened} onClose={() => onDialog(undefined)} />
      ) : null}
    </>
  );
}

/** Lists the studio's keys. */
function StudioHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const mod = modifierKey();
  const groups = commandGroups.map(({ title, commands }) => ({
    title,
    shortcuts: commands.map(({ name, label }) => ({ keys: capsOf(name, mod), label })),
  }));
  return <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups} />;
}

/** Words in brackets for what stands on a paper beside its text. */
function MarksPalette({ open, onOpenChange, onChoose }: MarksPaletteProps) {
  const commands = markChoices.map((choice) => ({
    id: choice.target,
    label: choice.target,
    hint: markWords[choice.mark],
    keywords: `${markWords[choice.mark]} ${choice.keywords ?? ''}`,
    onRun: () => onChoose(choice),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      placeholder="Seal, signature, illegible…"
      groups={[{ title: 'Marks on the original', commands }]}
    />
  );
}
