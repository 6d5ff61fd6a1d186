import type { MarkChoice } from './block-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { MarksPalette } from './marks-palette.tsx';
import type { OpenText } from './open-text.ts';
import { ReadAgainDialog } from './read-again-dialog.tsx';
import { StudioHelp } from './studio-help.tsx';

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
