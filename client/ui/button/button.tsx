import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { ariaDisabledWhile } from './aria-disabled.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 36 px on a desktop and 44 px on a phone, 44 px, 52 px. */
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean | 'phone';
  /** Keeps label and width, shows a spinner and takes no presses. */
  busy?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Layout classes only. */
  className?: string;
}

/** A press that does something here. Disabled or busy it stays focusable, so its reason can be read. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, icon, iconAfter, disabled, className, children, type, ...rest } = props;
  return (
    <button
      {...ariaDisabledWhile(Boolean(disabled) || Boolean(busy), rest)}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      className={clsx(buttonStyle({ variant, size: size ?? 'md', wide, spinner: Boolean(busy) && !icon }), className)}
    >
      {busy ? (
        <LoaderCircle aria-hidden="true" className={clsx('animate-spin', icon ? 'size-4.5' : 'size-3.5!')} />
      ) : (
        icon
      )}
      {children}
      {iconAfter}
    </button>
  );
}
