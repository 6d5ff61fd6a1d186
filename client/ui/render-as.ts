import { clsx } from 'clsx';
import { cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';

export interface RenderedProps {
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  [data: `data-${string}`]: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** The given element (a router's link, an `<a>`, a button) with our looks and content. Its own classes and handler stay. */
export function renderAs(element: ReactElement, { className, onClick, ...props }: RenderedProps): ReactElement {
  if (!isValidElement<RenderedProps>(element)) return element;
  const own = element.props;
  return cloneElement(element, {
    ...props,
    className: clsx(own.className, className),
    ...(onClick
      ? {
          onClick: (event: MouseEvent<HTMLElement>) => {
            own.onClick?.(event);
            onClick(event);
          },
        }
      : {}),
  });
}
