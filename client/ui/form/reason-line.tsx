import { limits } from '#shared/limits.ts';
import { Field, type FieldProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface ReasonLineProps extends Pick<FieldProps, 'hint' | 'error' | 'disabled' | 'className'> {
  value: string;
  onChange: (reason: string) => void;
}

/** A one-line reason, of publications and bookings. */
export function ReasonLine({ value, onChange, ...field }: ReasonLineProps) {
  return (
    <Field label="Reason" {...field}>
      <TextInput
        dir="auto"
        maxLength={limits.reasonMax}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
