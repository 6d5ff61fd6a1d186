import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const style = cva('rounded-card border border-line bg-sheet', {
  variants: {
    padding: { none: '', md: 'p-4 md:p-6' },
    raised: { true: 'shadow-1', false: '' },
  },
  defaultVariants: { padding: 'md', raised: false },
});

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'md';
  raised?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
}

/** Framed block of content. */
export function Card({ as: Tag = 'div', padding, raised, className, children, ...label }: CardProps) {
  return (
    <Tag data-slot="card" {...label} className={clsx(style({ padding, raised }), className)}>
      {children}
    </Tag>
  );
}

export interface CardHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  /** Id of the heading, for the card's `aria-labelledby`. */
  id?: string;
}

/** Heading of a card, inside its padding. */
export function CardHeader({ title, description, actions, level, id }: CardHeaderProps) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading id={id} className="text-base font-semibold">
          {title}
        </Heading>
        {description ? <p className="mt-0.5 text-sm text-ink-2">{description}</p> : null}
      </div>
      {actions}
    </div>
  );
}
