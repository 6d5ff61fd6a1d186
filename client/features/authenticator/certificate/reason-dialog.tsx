import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import type { AlertDialogProps } from '#client/ui/overlay/alert-dialog-panel.tsx';
import { limits } from '#shared/limits.ts';

interface StaffReasonProps {
  value: string;
  onChange: (reason: string) => void;
  hint: string;
  isMissing: boolean;
}

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
          <StaffReason value={reason} onChange={setReason} hint={hint} isMissing={isSubmitted && isMissing} />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** A required reason, which the customer reads. */
export function StaffReason({ value, onChange, hint, isMissing }: StaffReasonProps) {
  return (
    <Field label="Reason" hint={hint} error={isMissing ? messageOf('REASON_REQUIRED').text : undefined}>
      <Textarea
        rows={2}
        required
        maxLength={limits.reasonMax}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
