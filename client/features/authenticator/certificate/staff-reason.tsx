import { messageOf } from '#client/lib/error-message.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';

export interface StaffReasonProps {
  value: string;
  onChange: (reason: string) => void;
  hint: string;
  isMissing: boolean;
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
