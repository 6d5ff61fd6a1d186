import { limits } from '#shared/limits.ts';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A reason for an action of staff, kept in the audit log or shown to the customer. */
export function ReasonField({ value, onChange, required = true, hint, error }: ReasonFieldProps) {
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
