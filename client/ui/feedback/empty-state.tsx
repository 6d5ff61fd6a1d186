import { FolderOpen, RefreshCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rosette } from '#client/ui/certificate/rosette.tsx';

const icons = { none: FolderOpen, filtered: SearchX, failed: RefreshCw } as const;

export interface EmptyStateProps {
  /** `none`: no items exist; `filtered`: none match; `failed`: loading failed. */
  kind: 'none' | 'filtered' | 'failed';
  title: string;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Placeholder of an empty or failed list. */
export function EmptyState({ kind, title, text, action, icon }: EmptyStateProps) {
  const Icon = icons[kind];
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className="relative isolate flex flex-col items-center overflow-hidden rounded-card border border-line bg-sheet px-4 py-12 text-center"
    >
      {kind === 'none' ? (
        <Rosette
          size={800}
          className="absolute start-1/2 top-1/2 -z-10 -translate-x-1/2 -translate-y-1/2 text-brass-deco opacity-25 rtl:translate-x-1/2"
        />
      ) : null}
      <span
        aria-hidden="true"
        className="mb-4 flex size-12 items-center justify-center rounded-full bg-sunken text-ink-2 [&_svg]:size-6"
      >
        {icon ?? <Icon />}
      </span>
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      {text ? <div className="mt-2 max-w-110 text-ink-2">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
