import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Row of key figures; two columns on phones. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px max-lg:[&>li:last-child:nth-child(odd)]:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {children}
    </ul>
  );
}

export interface StatProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Makes the figure a toggle button that filters. */
  onSelect?: () => void;
  selected?: boolean;
}

/** One figure of a `StatStrip`. */
export function Stat({ label, value, hint, onSelect, selected }: StatProps) {
  const content = (
    <>
      <span className="block text-sm text-ink-2">{label}</span>
      <span className="mt-1 block text-2xl font-semibold">{value}</span>
      {hint ? <span className="mt-1 block text-xs text-ink-2">{hint}</span> : null}
    </>
  );
  if (!onSelect) return <li className="bg-sheet p-4 md:px-6">{content}</li>;
  return (
    <li className="flex bg-sheet">
      <button
        type="button"
        aria-pressed={Boolean(selected)}
        data-selected={Boolean(selected)}
        onClick={onSelect}
        className={clsx(
          'flex w-full flex-col p-4 text-start transition-colors -outline-offset-2! hover:bg-sunken md:px-6',
          selected ? 'bg-primary-soft inset-ring-2 inset-ring-primary hover:bg-primary-soft' : '',
        )}
      >
        {content}
      </button>
    </li>
  );
}
