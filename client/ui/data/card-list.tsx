import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Rows in one card with a line between them; each child is an `li`. */
export function CardList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={clsx('divide-y divide-line rounded-card border border-line bg-sheet', className)} />;
}
