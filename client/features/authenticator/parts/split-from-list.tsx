import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { SplitDialog, type SplitDialogProps } from './split-dialog.tsx';
import { useParts } from './use-parts.ts';

/** Splits a paper from a list, for planners who cannot open texts. */
export function SplitFromList({ review, onClose }: Pick<SplitDialogProps, 'review' | 'onClose'>) {
  const { data: parts } = useParts(review.id);
  if (!parts) return null;
  if (parts.canSplit) return <SplitDialog review={review} parts={parts} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Split the document"
    >
      <p className="text-ink-2">{whyNot(parts)}</p>
    </Dialog>
  );
}

function whyNot({ abovePages, pages }: { abovePages: number; pages: number }): string {
  if (abovePages === 0) return 'Splitting is off. Who manages turns it on under Team Time.';
  if (pages <= abovePages) return `Documents of more than ${String(abovePages)} pages can be split.`;
  return 'A document is split once somebody holds it, who certifies all of it.';
}
