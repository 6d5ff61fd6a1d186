import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** Checkbox of a form. Accepts the props of react-hook-form's `register()`. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      {/* Above the hint, whose first line overlaps its 44 px. */}
      <label className="relative flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <span className="relative mt-0.5 grid size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={notes || undefined}
            className={clsx(
              'peer size-5 appearance-none rounded-badge border border-line-strong bg-sheet transition-colors',
              'checked:border-primary checked:bg-primary aria-invalid:border-2 aria-invalid:border-seal disabled:bg-idle-soft',
              'forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-2 ps-8 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="ps-8 text-sm font-medium text-seal">
          <MessageText text={error} />
        </p>
      ) : null}
    </div>
  );
}
