import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** Switch for settings that apply immediately. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span>{label}</span>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-checked={rest.checked}
          aria-describedby={hint ? hintId : undefined}
          className={clsx(
            'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
            'before:absolute before:inset-y-0.75 before:start-0.75 before:size-4 before:rounded-full before:bg-line-strong before:transition-transform',
            'checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary',
            'rtl:checked:before:-translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto',
          )}
        />
      </label>
      {hint ? (
        <p id={hintId} className="max-w-prose pe-16 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
