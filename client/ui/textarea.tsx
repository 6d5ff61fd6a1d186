import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** Several lines of text; stands inside a `Field`. Grows with what is written where the browser can. */
export function Textarea({ ref, rows, ...rest }: TextareaProps) {
  return (
    <Field.Control
      render={<textarea ref={ref} rows={rows ?? 4} {...rest} />}
      className={clsx(controlStyle(), 'field-sizing-content max-h-80 min-h-28 resize-y py-3')}
    />
  );
}
