import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OfflineBanner } from '#client/ui/feedback/offline-banner.tsx';
import { MenuDrawer } from '#client/ui/overlay/menu-drawer.tsx';
import { SkipLink } from './skip-link.tsx';

export interface AppShellProps {
  /** Home link with the `Wordmark`. */
  brand: ReactNode;
  /** A `NavList`; in the drawer on phones. */
  nav: ReactNode;
  /** Above the entries: the area's name. */
  navTop?: ReactNode;
  /** Below the entries: theme, sign-out. */
  navFoot?: ReactNode;
  /** Additional entries of the drawer. */
  drawerNav?: ReactNode;
  /** Start of the header on desktops, before its end on phones: search. */
  headerStart?: ReactNode;
  /** End of the header: bell, user menu. */
  header: ReactNode;
  /** 14 px text, for staff. */
  dense?: boolean;
  /** The navigation is in the drawer at every width, which leaves the page the whole window. */
  focused?: boolean;
  /** A `Banner` between header and page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Layout of signed-in pages: sidebar, header, content. */
export function AppShell(props: AppShellProps) {
  const { brand, nav, navTop, navFoot, drawerNav, headerStart, header, dense, focused, notice, children } = props;
  return (
    <div className={clsx('flex min-h-dvh flex-col', focused ? '' : 'lg:ps-sidebar', dense ? 'text-sm' : '')}>
      <SkipLink />
      <aside
        data-print="hide"
        className={clsx(
          'fixed inset-y-0 start-0 z-30 hidden w-sidebar flex-col overflow-y-auto border-e border-line bg-sheet',
          focused ? '' : 'lg:flex',
        )}
      >
        <div className="flex h-public-header shrink-0 items-center border-b border-line px-4">{brand}</div>
        {navTop}
        {nav}
        {navFoot ? <div className="mt-auto border-t border-line p-3">{navFoot}</div> : null}
      </aside>
      <header
        data-print="hide"
        className={clsx(
          'sticky top-0 z-20 flex h-header shrink-0 items-center gap-2 border-b border-line bg-bg px-2 md:px-6',
          focused ? 'md:ps-2' : 'lg:ps-8',
        )}
      >
        <div className={clsx('flex min-w-0 items-center gap-1', focused ? 'lg:shrink-0 lg:pe-4' : 'lg:hidden')}>
          <MenuDrawer heading={brand} isPreloaded>
            {navTop}
            {nav}
            {drawerNav}
            {navFoot ? <div className="mt-auto border-t border-line p-3">{navFoot}</div> : null}
          </MenuDrawer>
          {brand}
        </div>
        <div
          className={clsx(
            'ms-auto flex shrink-0 items-center md:gap-1',
            focused ? 'lg:min-w-0 lg:flex-1' : 'lg:w-full',
          )}
        >
          {headerStart ? <div className="flex min-w-0 items-center gap-4 lg:flex-1">{headerStart}</div> : null}
          <div className="flex shrink-0 items-center md:gap-1 lg:ms-auto">{header}</div>
        </div>
      </header>
      <div data-print="hide" className="sticky top-header z-15 shrink-0">
        <OfflineBanner />
      </div>
      {notice}
      <main tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
    </div>
  );
}
