import type { ReactNode } from 'react';
import { MenuDrawer } from '#client/ui/overlay/menu-drawer.tsx';
import { words } from '#client/ui/words.ts';
import { SkipLink } from './skip-link.tsx';

export interface PublicBarProps {
  brand: ReactNode;
  /** `PublicLink`s, shown on desktops. */
  links?: ReactNode;
  /** The same links as `NavItem`s, for the drawer of phones. */
  drawer?: ReactNode;
  /** Called when the drawer's button is pressed. */
  onMenu?: (() => void) | undefined;
  /** Controls that stay in the bar at every width. */
  actions?: ReactNode;
}

/** Header of public pages. */
export function PublicBar({ brand, links, drawer, onMenu, actions }: PublicBarProps) {
  return (
    <header data-print="hide" className="sticky top-0 z-20 border-b border-line bg-bg">
      <SkipLink />
      <div className="gutter mx-auto flex h-public-header max-w-[calc(var(--container-content)+4rem)] items-center justify-between gap-2">
        <div className="min-w-0">{brand}</div>
        <div className="flex shrink-0 items-center gap-1">
          {links ? (
            <nav aria-label={words('frame')('main')} className="hidden items-center gap-1 lg:flex">
              {links}
            </nav>
          ) : null}
          {actions}
          {drawer ? (
            <div className="lg:hidden">
              <MenuDrawer heading={brand} onPress={onMenu}>
                {drawer}
              </MenuDrawer>
            </div>
          ) : null}
        </div>
      </div>
    </header>
  );
}
