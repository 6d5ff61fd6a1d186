import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  facts: readonly Fact[];
  /** `ruled`: term and value on one line with dividers; `columns`: blocks side by side. */
  layout?: 'ruled' | 'columns';
  className?: string;
}

/** Terms and their values. */
export function DescriptionList({ facts, layout = 'ruled', className }: DescriptionListProps) {
  const ruled = layout === 'ruled';
  return (
    <dl className={clsx(ruled ? 'divide-y divide-line' : 'flex flex-wrap gap-x-8 gap-y-4', 'text-sm', className)}>
      {facts.map((fact) => (
        <div key={fact.term} className={ruled ? 'flex items-baseline justify-between gap-6 py-2.5' : 'min-w-0'}>
          <dt className="shrink-0 text-ink-2">{fact.term}</dt>
          <dd className={clsx('min-w-0 wrap-anywhere', ruled ? 'text-end font-medium' : 'mt-0.5 font-medium')}>
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
