import { useState, type ReactElement } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { renderAs } from '#client/ui/render-as.ts';
import { useDrawnOpen, useOpened } from '#client/ui/use-opened.ts';
import type { DialogContentProps } from './dialog-panel.tsx';

const DialogPanel = lazyPart(async () => (await import('./dialog-panel.tsx')).DialogPanel, { failure: 'atFoot' });

export interface DialogProps extends DialogContentProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; omitted if `open` is controlled. */
  trigger?: ReactElement;
}

/** Modal dialog: traps the focus and returns it on close. Its code loads when it first opens. */
export function Dialog({ open, onOpenChange, trigger, ...panel }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = useDrawnOpen(open ?? ownOpen);
  const hasOpened = useOpened(isOpen);
  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  return (
    <>
      {trigger
        ? renderAs(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            onClick: () => setOpen(true),
          })
        : null}
      {hasOpened ? <DialogPanel open={isOpen} onOpenChange={setOpen} {...panel} /> : null}
    </>
  );
}
