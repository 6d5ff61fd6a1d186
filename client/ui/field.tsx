import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageText } from './message-text.tsx';

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only: a search box whose purpose is plain to see. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Language of the error where it is not the page's. */
  errorLang?: string;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
  /** One input: text, password, code, select or textarea. */
  children: ReactNode;
}

/** The only way to render an input: ties label, hint and error to it for eyes and for screen readers. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, errorLang, optional, disabled, className, children } = props;
  return (
    <BaseField.Root
      invalid={error !== undefined}
      disabled={disabled}
      className={clsx('flex min-w-0 flex-col', className)}
    >
      <BaseField.Label className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-ink'}>
        {label}
        {optional ? <span className="font-normal text-ink-3"> (optional)</span> : null}
      </BaseField.Label>
      {hint !== undefined && hint !== null ? (
        <BaseField.Description className="-mt-1 mb-1.5 text-sm text-ink-2">{hint}</BaseField.Description>
      ) : null}
      {children}
      <BaseField.Error
        match={error !== undefined}
        className="mt-1.5 flex gap-1.5 text-sm font-medium text-seal has-data-emoji:[&>svg]:hidden"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <MessageText text={error ?? ''} lang={errorLang} />
      </BaseField.Error>
    </BaseField.Root>
  );
}
