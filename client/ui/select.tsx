import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, type ControlSize } from './control-style.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'size' | 'children' | 'defaultValue' | 'value'
> {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  /** First entry while nothing is chosen. */
  placeholder?: string;
  size?: ControlSize;
  className?: string;
}

/** The browser's own picker, in our clothes; stands inside a `Field`. */
export function Select({ options, placeholder, size, className, ref, ...rest }: SelectProps): ReactNode {
  return (
    <span className={clsx('relative block', className)}>
      <Field.Control
        render={
          <select ref={ref} {...rest}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        }
        className={clsx(controlStyle({ size }), 'appearance-none bg-sheet! pe-10')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-ink-2"
      />
    </span>
  );
}
