import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
import type { AlertDialogProps } from '#client/ui/overlay/alert-dialog-panel.tsx';

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
export function ReasonDialog({ hint, onOpenChange, onConfirm, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  return (
    <ConfirmDialog
      {...dialog}
      onClose={() => onOpenChange(false)}
      isComplete={!isMissing}
      onConfirm={() => onConfirm(reason)}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          {children}
          <ReasonField
            value={reason}
            onChange={setReason}
            hint={hint}
            error={isSubmitted && isMissing ? messageOf('REASON_REQUIRED').text : undefined}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
