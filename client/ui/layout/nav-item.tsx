import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { renderAs } from '#client/ui/render-as.ts';

export interface NavItemProps {
  /** A link or a `<button>`. Router links set `aria-current` themselves and need no `active`. */
  render: ReactElement;
  icon?: ReactNode;
  active?: boolean;
  count?: number;
  children: ReactNode;
}

/** Entry of a sidebar. */
export function NavItem({ render, icon, active, count, children }: NavItemProps) {
  return renderAs(render, {
    ...(active ? { 'aria-current': 'page' as const } : {}),
    className: clsx(
      'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-medium text-ink-2 transition-colors',
      'hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary',
      'forced-colors:aria-[current=page]:outline-2 [&_svg]:size-4.5 [&_svg]:shrink-0',
    ),
    children: (
      <>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
        {count === undefined ? null : (
          <span className="rounded-badge bg-idle-soft px-1.5 text-xs font-semibold text-idle tabular-nums">
            {count}
          </span>
        )}
      </>
    ),
  });
}

/** List of sidebar entries. */
export function NavList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="grid gap-1 p-3">
      {children}
    </nav>
  );
}
