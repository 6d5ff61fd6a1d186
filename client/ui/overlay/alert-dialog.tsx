import { lazy, Suspense } from 'react';
import { useOpened } from '#client/ui/use-opened.ts';
import type { AlertDialogProps } from './alert-dialog-panel.tsx';

const AlertDialogPanel = lazy(async () => ({ default: (await import('./alert-dialog-panel.tsx')).AlertDialogPanel }));

/** Confirmation of an action that is hard to undo. Its code loads when it first opens. */
export function AlertDialog(props: AlertDialogProps) {
  return useOpened(props.open) ? (
    <Suspense fallback={null}>
      <AlertDialogPanel {...props} />
    </Suspense>
  ) : null;
}
