import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ariaDisabledWhile } from './aria-disabled.ts';

const style = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-control text-ink transition-colors',
    'hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 data-[popup-open]:bg-sunken [&_svg]:size-5',
  ],
  {
    variants: {
      variant: { quiet: '', bordered: 'border border-line-strong bg-sheet', danger: 'text-seal hover:bg-seal-soft' },
      size: { sm: 'size-11 md:pointer-fine:size-9', md: 'size-11' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  /** Accessible name, also shown as tooltip. */
  label: string;
  variant?: 'quiet' | 'bordered' | 'danger';
  size?: 'sm' | 'md';
  className?: string;
  /** The icon, optionally with a count. */
  children: ReactNode;
}

/** Button with an icon as its content and `label` as its accessible name. */
export function IconButton({ label, variant, size, className, children, type, disabled, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...ariaDisabledWhile(Boolean(disabled), rest)}
      type={type ?? 'button'}
      aria-label={label}
      className={clsx(style({ variant, size }), className)}
    >
      {children}
    </button>
  );
}
