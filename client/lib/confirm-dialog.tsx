import { useState, type ReactNode } from 'react';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { describeError } from './error-message.ts';
import { FailureAlert } from './failure-alert.tsx';

export interface ConfirmDialogProps {
  /** Open by default, for dialogs that are rendered only while they are needed. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  mutation: { isPending: boolean; error: unknown };
  /** Whether the fields can be sent; otherwise they show what is wrong. */
  isComplete?: boolean;
  /** Starts the mutation. */
  onConfirm: () => void;
  /** Fields; `isSubmitted` from the first attempt on. */
  children?: ReactNode | ((isSubmitted: boolean) => ReactNode);
}

/** An `AlertDialog` around one mutation: a second press is ignored while it runs, and its failure stands above the fields. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, onClose, mutation, isComplete = true, onConfirm, children, ...texts } = props;
  const [isSubmitted, setIsSubmitted] = useState(false);
  // A dialog that stays rendered while it closes opens without the last attempt's errors.
  if (!open && isSubmitted) setIsSubmitted(false);
  return (
    <AlertDialog
      {...texts}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      busy={mutation.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (isComplete && !mutation.isPending) onConfirm();
      }}
    >
      <FailureAlert failure={mutation.error ? describeError(mutation.error) : undefined} />
      {typeof children === 'function' ? children(isSubmitted) : children}
    </AlertDialog>
  );
}
