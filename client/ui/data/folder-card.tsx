import { clsx } from 'clsx';
import { Folder, FolderOpen } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface FolderCardProps {
  name: string;
  /** How much is inside. */
  meta?: ReactNode;
  /** `over`: something is held above it; `opening`: and it is about to open; `highlighted`: something has just arrived. */
  state?: 'idle' | 'over' | 'opening' | 'highlighted';
  /** Wraps the name in the link that opens the folder; the whole card then leads there. */
  renderName?: (name: ReactNode) => ReactNode;
  /** An `InlineRename` in the name's place. */
  rename?: ReactNode;
  /** A `Menu`. */
  menu?: ReactNode;
  /** For `useDropTarget`. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** A folder: open it, drop on it, or choose from its menu. */
export function FolderCard({ name, meta, state = 'idle', renderName, rename, menu, ref, className }: FolderCardProps) {
  const isTarget = state === 'over' || state === 'opening';
  const Icon = isTarget ? FolderOpen : Folder;
  const title = <bdi className="wrap-anywhere">{name}</bdi>;
  return (
    <div
      ref={ref}
      data-slot="card"
      data-selected={isTarget || state === 'highlighted'}
      className={clsx(
        'relative flex min-h-17 min-w-0 items-center gap-3 overflow-hidden rounded-card border py-2.5 ps-4 pe-2 transition-colors',
        isTarget ? 'border-primary bg-primary-soft inset-ring-1 inset-ring-primary' : 'border-line',
        state === 'highlighted' ? 'bg-brass-soft' : '',
        state === 'idle' ? 'bg-sheet hover:bg-sunken' : '',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        '[&_a]:after:absolute [&_a]:after:inset-0 [&_a]:focus-visible:outline-none',
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('size-6 shrink-0', isTarget ? 'text-primary' : 'text-brass')} />
      <div className="min-w-0 flex-1">
        {rename ?? <p className="text-sm font-semibold">{renderName ? renderName(title) : title}</p>}
        {meta && !rename ? <p className="text-xs text-ink-2">{meta}</p> : null}
      </div>
      {menu ? <div className="relative z-1 shrink-0">{menu}</div> : null}
      {state === 'opening' ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-fill bg-primary rtl:origin-right"
        />
      ) : null}
    </div>
  );
}
