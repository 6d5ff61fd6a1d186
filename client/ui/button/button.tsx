import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ariaDisabledWhile } from './aria-disabled.ts';
import { buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `sm`: 36 px, on phones 44 px; `md`: 44 px; `lg`: 52 px. */
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean | 'phone';
  /** Shows a spinner and ignores presses; label and width stay. */
  busy?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Layout classes only. */
  className?: string;
}

/** Button that stays focusable while disabled or busy (`aria-disabled`). */
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
