import { useState, type ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import type { AlertDialogProps } from '#client/ui/overlay/alert-dialog-panel.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { StaffReason } from './staff-reason.tsx';

export interface ReasonDialogProps extends Pick<
  AlertDialogProps,
  'open' | 'onOpenChange' | 'tone' | 'title' | 'description' | 'confirmLabel'
> {
  /** Audience of the reason. */
  hint: string;
  mutation: { isPending: boolean; error: unknown };
  /** Called with a reason that is not empty. */
  onConfirm: (reason: string) => void;
  /** Above the reason. */
  children?: ReactNode;
}

/** Confirms a step that needs a reason. */
export function ReasonDialog({ hint, mutation, onConfirm, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <AlertDialog
      {...dialog}
      busy={mutation.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (!isMissing) onConfirm(reason);
      }}
    >
      <FailureAlert failure={mutation.error ? describeError(mutation.error) : undefined} />
      <div className="grid gap-4">
        {children}
        <StaffReason value={reason} onChange={setReason} hint={hint} isMissing={isSubmitted && isMissing} />
      </div>
    </AlertDialog>
  );
}
