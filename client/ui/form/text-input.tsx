import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, type ControlSize } from './control-style.ts';
import { useKeptInput } from './kept-input.ts';
import { useFieldControl } from './use-field-control.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> {
  size?: ControlSize;
  /** Icon inside, at the start. */
  icon?: ReactNode;
  className?: string;
}

/** Single-line input, used inside a `Field`. Accepts the props of react-hook-form's `register()`. */
export function TextInput({ size, icon, className, type, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  useKeptInput(control.id);
  const input = (
    <input
      {...rest}
      {...control}
      type={type ?? 'text'}
      className={clsx(controlStyle({ size }), icon ? 'ps-10' : '', className)}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-3 [&_svg]:size-4.5"
      >
        {icon}
      </span>
    </span>
  );
}
