import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';

interface PublishReasonProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
  hint?: string;
  className?: string;
}

/** Reason of a publication, stored with the version and in the audit log. */
export function PublishReason({ value, onChange, ...field }: PublishReasonProps) {
  return (
    <Field label="Reason" {...field}>
      <TextInput dir="auto" maxLength={500} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}
