import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';
import { FieldContext, type FieldState } from './use-field-control.ts';

export interface FieldProps {
  label: string;
  /** Hides the label visually, for search inputs. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Language of the error if it differs from the page's. */
  errorLang?: string;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
  /** One input: text, password, code, select or textarea. */
  children: ReactNode;
}

/** Wraps every input: associates its label, hint and error. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, errorLang, optional, disabled, className, children } = props;
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const isInvalid = error !== undefined;
  const state = useMemo<FieldState>(
    () => ({
      controlId: `${id}-control`,
      describedBy: clsx(hasHint && `${id}-hint`, isInvalid && `${id}-error`) || undefined,
      isInvalid,
      isDisabled: disabled === true,
    }),
    [id, hasHint, isInvalid, disabled],
  );
  return (
    <div className={clsx('flex min-w-0 flex-col', hideLabel && 'relative', className)}>
      <label htmlFor={state.controlId} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-ink'}>
        {label}
        {optional ? <span className="font-normal text-ink-3"> {words('frame')('form.optional')}</span> : null}
      </label>
      {hasHint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldContext value={state}>{children}</FieldContext>
      {isInvalid ? (
        <div
          id={`${id}-error`}
          className="mt-1.5 flex gap-1.5 text-sm font-medium text-seal has-data-emoji:[&>svg]:hidden"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <MessageText text={error} lang={errorLang} />
        </div>
      ) : null}
    </div>
  );
}
