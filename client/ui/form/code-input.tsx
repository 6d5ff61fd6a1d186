import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useKeptInput } from './kept-input.ts';
import { useFieldControl } from './use-field-control.ts';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'>;

/** Input for codes: monospaced, uppercase, trimmed on paste. Used inside a `Field`. */
export function CodeInput({ onChange, ...rest }: CodeInputProps) {
  const control = useFieldControl(rest);
  useKeptInput(control.id);
  return (
    <input
      autoComplete="off"
      {...rest}
      {...control}
      type="text"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="characters"
      enterKeyHint="go"
      onChange={(event) => {
        const input = event.currentTarget;
        const caret = input.selectionStart;
        const upper = input.value.toUpperCase().trimStart();
        if (upper !== input.value) {
          const shift = input.value.length - upper.length;
          input.value = upper;
          if (caret !== null) input.setSelectionRange(Math.max(0, caret - shift), Math.max(0, caret - shift));
        }
        onChange?.(event);
      }}
      className={clsx(controlStyle(), 'font-mono text-lg font-medium tracking-wide uppercase placeholder:normal-case')}
    />
  );
}
