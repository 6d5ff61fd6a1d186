import { clsx } from 'clsx';
import { createContext, use, useId } from 'react';

/** What a `Field` tells the one input in it. */
export interface FieldState {
  controlId: string;
  /** The ids of hint and error, where there are any. */
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

/** Ties an input to the label, the hint and the error of its `Field`; gives the props to spread on it. */
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
