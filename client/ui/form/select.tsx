import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, type ControlSize } from './control-style.ts';
import { useFieldControl } from './use-field-control.ts';

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
  /** More options under a heading. */
  group?: { label: string; options: readonly SelectOption[] };
  value?: string;
  defaultValue?: string;
  /** First option, with an empty value. */
  placeholder?: string;
  size?: ControlSize;
  className?: string;
}

/** Styled native select, used inside a `Field`. */
export function Select({ options, group, placeholder, size, className, ...rest }: SelectProps): ReactNode {
  const control = useFieldControl(rest);
  return (
    <span className={clsx('relative block', className)}>
      <select {...rest} {...control} className={clsx(controlStyle({ size }), 'appearance-none bg-sheet! pe-10')}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(toOption)}
        {group ? <optgroup label={group.label}>{group.options.map(toOption)}</optgroup> : null}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-ink-2"
      />
    </span>
  );
}

function toOption({ value, label, disabled }: SelectOption): ReactNode {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
