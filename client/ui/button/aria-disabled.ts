import type { ComponentProps } from 'react';

type ButtonElementProps = ComponentProps<'button'>;

/**
 * The props of a `<button>` that takes no presses while `disabled`, and yet keeps the focus, so that its reason can be
 * read: the browser's own `disabled` would drop it.
 */
export function ariaDisabledWhile(disabled: boolean, props: ButtonElementProps): ButtonElementProps {
  if (!disabled) return props;
  return {
    ...props,
    'aria-disabled': true,
    onPointerDown: undefined,
    onMouseDown: undefined,
    onKeyDown: undefined,
    onClick: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
