import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useKeptInput } from './kept-input.ts';
import { useFieldControl } from './use-field-control.ts';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** Multi-line input, used inside a `Field`. One of at most two rows starts small. Grows with its content (`field-sizing`) where supported. */
export function Textarea({ rows, ...rest }: TextareaProps) {
  const control = useFieldControl(rest);
  useKeptInput(control.id);
  return (
    <textarea
      rows={rows ?? 4}
      {...rest}
      {...control}
      className={clsx(
        controlStyle(),
        'field-sizing-content max-h-80 resize-y',
        rows !== undefined && rows <= 2 ? 'min-h-16 py-2' : 'min-h-28 py-3',
      )}
    />
  );
}
