import { lazy, Suspense, type ReactNode } from 'react';
import { useOpened } from '#client/ui/use-opened.ts';

const AlertDialogPanel = lazy(async () => ({ default: (await import('./alert-dialog-panel.tsx')).AlertDialogPanel }));

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the object: `Delete “Passports”?` */
  title: ReactNode;
  /** What will be lost, and what will not. */
  description: ReactNode;
  /** The verb: `Delete folder`. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that is hard to undo. Its code comes when it first opens. */
export function AlertDialog(props: AlertDialogProps) {
  return useOpened(props.open) ? (
    <Suspense fallback={null}>
      <AlertDialogPanel {...props} />
    </Suspense>
  ) : null;
}
