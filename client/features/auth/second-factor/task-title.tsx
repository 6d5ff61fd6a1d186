import type { ReactNode } from 'react';
import { focusElement } from '#client/lib/navigation.ts';

export interface TaskTitleProps {
  id?: string;
  /** Where it is one of several: `Step 1 of 3`. */
  step?: string | undefined;
  /** There is something to read first, so the focus goes here. */
  hasFocus?: boolean;
  children: ReactNode;
}

/** Names what there is to do now. */
export function TaskTitle({ id, step, hasFocus, children }: TaskTitleProps) {
  return (
    <p id={id} tabIndex={-1} ref={hasFocus ? focusElement : undefined} className="mb-4 outline-none">
      {step ? <span className="block text-sm text-ink-2">{step}</span> : null}
      <span className="text-base font-semibold">{children}</span>
    </p>
  );
}
