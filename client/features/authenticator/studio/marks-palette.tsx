import { CommandPalette } from '#client/ui/overlay/command-palette.tsx';
import { markChoices, markWords, type MarkChoice } from './block-words.ts';

export interface MarksPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (choice: MarkChoice) => void;
}

/** Words in brackets for what stands on a paper beside its text. */
export function MarksPalette({ open, onOpenChange, onChoose }: MarksPaletteProps) {
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
