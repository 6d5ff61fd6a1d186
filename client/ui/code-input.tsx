import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { controlStyle } from './control-style.ts';

export type CodeInputProps = Omit<Field.Control.Props, 'className' | 'style' | 'size' | 'render' | 'type'>;

/** A code in capitals of one width; what is pasted is trimmed. Stands inside a `Field`. */
export function CodeInput({ onChange, ...rest }: CodeInputProps) {
  return (
    <Field.Control
      {...rest}
      type="text"
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
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
