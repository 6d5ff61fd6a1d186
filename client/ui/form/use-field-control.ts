import { clsx } from 'clsx';
import { createContext, use, useId } from 'react';

/** State that a `Field` provides to its input. */
export interface FieldState {
  controlId: string;
  /** Ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
}

export const FieldContext = createContext<FieldState | undefined>(undefined);

export interface ControlProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Props that associate an input with the label, hint and error of its `Field`. */
export function useFieldControl(own: ControlProps) {
  const field = use(FieldContext);
  const fallbackId = useId();
  return {
    id: own.id ?? field?.controlId ?? fallbackId,
    disabled: own.disabled ?? field?.isDisabled,
    'aria-describedby': clsx(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': field?.isInvalid ? true : undefined,
  };
}
