import type { ReactNode } from 'react';
import { MenuDrawer } from '#client/ui/overlay/menu-drawer.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PublicBarProps {
  brand: ReactNode;
  /** `PublicLink`s, on a desktop in the bar. */
  links?: ReactNode;
  /** The same destinations as `NavItem`s, for the drawer of a phone. */
  drawer?: ReactNode;
  /** What stays in the bar on every width. */
  actions?: ReactNode;
}

/** The top bar of pages anyone may read. */
export function PublicBar({ brand, links, drawer, actions }: PublicBarProps) {
  return (
    <header data-print="hide" className="sticky top-0 z-20 border-b border-line bg-bg">
      <SkipLink />
      <div className="gutter mx-auto flex h-public-header max-w-[calc(var(--container-content)+4rem)] items-center justify-between gap-2">
        {brand}
        <div className="flex items-center gap-1">
          {links ? (
            <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
              {links}
            </nav>
          ) : null}
          {actions}
          {drawer ? (
            <div className="md:hidden">
              <MenuDrawer heading={brand}>{drawer}</MenuDrawer>
            </div>
          ) : null}
        </div>
      </div>
    </header>
  );
}
