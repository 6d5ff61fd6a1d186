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

/** Clones an element (router link, `<a>`, button) with these props, merging its own classes and click handler. */
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
