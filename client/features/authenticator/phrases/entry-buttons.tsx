import { Button } from '#client/ui/button/button.tsx';

export interface EntryButtonsProps {
  /** Names the entry for screen readers. */
  name: string;
  isRetired: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onRetire: () => void;
}

/** Actions of one entry of the phrasebook or the memory. */
export function EntryButtons({ name, isRetired, isBusy, onEdit, onRetire }: EntryButtonsProps) {
  const word = isRetired ? 'Restore' : 'Retire';
  return (
    <span className="flex justify-end gap-1">
      <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${word} ${name}`}
        busy={isBusy}
        onClick={() => {
          if (!isBusy) onRetire();
        }}
      >
        {word}
      </Button>
    </span>
  );
}
