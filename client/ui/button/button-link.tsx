import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { renderAs } from '#client/ui/render-as.ts';
import { buttonStyle } from './button-style.ts';

export interface ButtonLinkProps {
  /** The link element, for example `<a href="/files/1" />` or a router link. */
  render: ReactElement;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean | 'phone';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Layout classes only. */
  className?: string;
  children: ReactNode;
}

/** Link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { render, variant, size, wide, icon, iconAfter, className, children } = props;
  const content = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  return renderAs(render, { className: clsx(buttonStyle({ variant, size, wide }), className), children: content });
}
