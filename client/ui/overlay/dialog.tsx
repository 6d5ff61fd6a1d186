import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { renderAs } from '#client/ui/render-as.ts';
import { useOpened } from '#client/ui/use-opened.ts';

const DialogPanel = lazy(async () => ({ default: (await import('./dialog-panel.tsx')).DialogPanel }));

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out where `open` is controlled. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** 480, 560, 720 or 960 px; on a phone always a sheet from below. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A task over the page. Focus stays inside and returns to where it came from. Its code comes when it first opens. */
export function Dialog({ open, onOpenChange, trigger, ...panel }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const hasOpened = useOpened(isOpen);
  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  return (
    <>
      {trigger
        ? renderAs(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            onClick: () => change(true),
          })
        : null}
      {hasOpened ? (
        <Suspense fallback={null}>
          <DialogPanel open={isOpen} onOpenChange={change} {...panel} />
        </Suspense>
      ) : null}
    </>
  );
}
