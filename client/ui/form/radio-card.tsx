import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size'> {
  label: string;
  description?: ReactNode;
  /** End of the first line: price, badge. */
  aside?: ReactNode;
}

/** Choice of a `RadioCardGroup`. Accepts the props of react-hook-form's `register()`. */
export function RadioCard({ label, description, aside, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label
      className={clsx(
        'relative flex min-h-11 gap-3 rounded-control border border-line-strong bg-sheet p-4 transition-colors',
        'hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring-1 has-checked:inset-ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-idle-soft has-disabled:text-idle',
      )}
    >
      <input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description || aside ? `${id}-more` : undefined}
        className={clsx(
          'mt-1 size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-sheet outline-none',
          'checked:border-5 checked:border-primary forced-colors:appearance-auto',
        )}
      />
      <span className="flex min-w-0 flex-1 flex-wrap content-start items-baseline justify-between gap-x-3">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-more`} className="contents">
          {aside ? <span className="text-sm text-ink-2 tabular-nums">{aside}</span> : null}
          {description ? <span className="w-full text-sm text-ink-2">{description}</span> : null}
        </span>
      </span>
    </label>
  );
}

export interface RadioCardGroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Radio group with cards as choices, in two columns from a width of 512 px. */
export function RadioCardGroup({ legend, hint, error, children }: RadioCardGroupProps) {
  const id = useId();
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={notes || undefined} className="@container min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="grid gap-3 @lg:grid-cols-2">{children}</div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-seal">
          <MessageText text={error} />
        </p>
      ) : null}
    </fieldset>
  );
}
