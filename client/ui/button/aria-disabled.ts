import type { ComponentProps } from 'react';

type ButtonElementProps = ComponentProps<'button'>;

/**
 * Button props with `aria-disabled` instead of `disabled`: presses are ignored, but the button stays focusable, so that
 * screen readers reach its reason.
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
