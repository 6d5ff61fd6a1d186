import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FileCardProps {
  name: string;
  /** Second line, for example the name of the file. */
  subtitle?: string | undefined;
  /** Size, pages, date. */
  meta?: ReactNode;
  /** Thumbnail of the first page; defaults to the icon. */
  thumb?: ReactNode;
  icon?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  /** Content below: progress, timeline, error. */
  children?: ReactNode;
  /** Omits the frame, inside a dropzone or a card. */
  bare?: boolean;
  /** Wraps the name, for example into a link. */
  renderName?: (name: ReactNode) => ReactNode;
}

/** File with thumbnail, name, metadata and actions. */
export function FileCard({
  name,
  subtitle,
  meta,
  thumb,
  icon,
  badge,
  actions,
  children,
  bare,
  renderName,
}: FileCardProps) {
  const title = <bdi className="wrap-anywhere">{name}</bdi>;
  return (
    <div data-slot="card" className={clsx('min-w-0', bare ? '' : 'rounded-card border border-line bg-sheet p-4')}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={clsx(
            'flex shrink-0 items-center justify-center overflow-hidden border border-line bg-sunken text-ink-2 [&_img]:size-full [&_img]:object-cover [&_svg]:size-5',
            thumb ? 'aspect-[5/7] w-14 md:w-20' : 'size-11 rounded-control',
          )}
        >
          {thumb ?? icon ?? <FileText />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{renderName ? renderName(title) : title}</p>
          {subtitle === undefined ? null : (
            <p className="text-sm text-ink-2">
              <bdi className="wrap-anywhere">{subtitle}</bdi>
            </p>
          )}
          {meta ? <p className="text-sm text-ink-2">{meta}</p> : null}
          {badge ? <div className="mt-1.5">{badge}</div> : null}
        </div>
        {actions ? <div className="flex shrink-0 items-center gap-1">{actions}</div> : null}
      </div>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  );
}
