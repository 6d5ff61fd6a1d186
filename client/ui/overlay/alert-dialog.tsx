import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useDrawnOpen, useOpened } from '#client/ui/use-opened.ts';
import type { AlertDialogProps } from './alert-dialog-panel.tsx';

const AlertDialogPanel = lazyPart(async () => (await import('./alert-dialog-panel.tsx')).AlertDialogPanel, {
  failure: 'atFoot',
});

/** Confirmation of an action that is hard to undo. Its code loads when it first opens. */
export function AlertDialog(props: AlertDialogProps) {
  const open = useDrawnOpen(props.open);
  return useOpened(open) ? <AlertDialogPanel {...props} open={open} /> : null;
}
