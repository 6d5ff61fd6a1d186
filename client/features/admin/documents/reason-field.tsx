import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  required: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The reason for an admin's action, kept in the audit log. */
export function ReasonField({ value, onChange, required, hint, error }: ReasonFieldProps) {
  return (
    <Field label="Reason" optional={!required} hint={hint} error={error}>
      <Textarea
        rows={2}
        required={required}
        maxLength={limits.reasonMax}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
