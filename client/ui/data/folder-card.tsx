import { clsx } from 'clsx';
import { Folder, FolderOpen } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface FolderCardProps {
  name: string;
  /** Counts of the contents. */
  meta?: ReactNode;
  /** `over`: drag over it; `opening`: same, and about to open; `highlighted`: just received an item. */
  state?: 'idle' | 'over' | 'opening' | 'highlighted';
  /** Wraps the name into the folder's link, whose target covers the whole card. */
  renderName?: (name: ReactNode) => ReactNode;
  /** An `InlineRename` in the name's place. */
  rename?: ReactNode;
  /** A `Menu`. */
  menu?: ReactNode;
  /** Drop target, for `useDropTarget`. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** Folder as link, drop target and menu. */
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
