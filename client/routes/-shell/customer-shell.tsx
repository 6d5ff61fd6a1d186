import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Braces, FileText, FolderOpen, LayoutDashboard, Upload, UserRound } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { AccountBar, AccountSwitch } from '#client/features/auth/organizations/account-switch.tsx';
import { OrganizationNavItem } from '#client/features/auth/organizations/organization-nav-item.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ReadyNotice } from '#client/features/documents/list/ready-notice.tsx';
import { NotificationCentre } from '#client/features/notifications/notification-centre.tsx';
import { allowInstall } from '#client/lib/install.ts';
import { AppShell } from '#client/ui/layout/app-shell.tsx';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { words } from '#client/ui/words.ts';
import { isMemberPath } from '#shared/locales.ts';
import { BackHome } from './back-home.tsx';
import { BrandLink } from './brand-link.tsx';
import { InShell } from './in-shell.ts';
import { LanguageSelect } from './language-select.tsx';
import { NavFoot } from './nav-foot.tsx';
import { PersonLink } from './person.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

/** Shell of the customer pages, around its route's outlet or the given page. */
export function CustomerShell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(allowInstall, []);
  return (
    <AppShell
      notice={
        <>
          <AccountBar />
          <RedirectNotice />
        </>
      }
      brand={<BrandLink />}
      nav={<CustomerNav />}
      drawerNav={<BackHome />}
      navFoot={
        <>
          {isMemberPath(pathname) ? <LanguageSelect /> : null}
          <NavFoot />
        </>
      }
      header={
        <>
          <NotificationCentre area="user" announcedElsewhere={['translation_ready', 'document_rejected']} />
          {/* A phone has no room beside the brand; the menu leads to the organizations there. */}
          <div className="max-sm:hidden">
            <AccountSwitch />
          </div>
          <PersonLink />
        </>
      }
    >
      <InShell value={true}>{children ?? <Outlet />}</InShell>
      <ReadyNotice />
    </AppShell>
  );
}

function CustomerNav() {
  const t = words('parts');
  const user = useCurrentUser();
  return (
    <NavList label={words('frame')('main')}>
      <NavItem
        render={<Link to="/dashboard" activeOptions={{ exact: true }} />}
        icon={<LayoutDashboard aria-hidden="true" />}
      >
        {t('nav.overview')}
      </NavItem>
      <NavItem
        render={<Link to="/dashboard/upload" activeOptions={{ includeSearch: false }} />}
        icon={<Upload aria-hidden="true" />}
      >
        {t('nav.order')}
      </NavItem>
      <NavItem
        render={<Link to="/dashboard/progress" activeOptions={{ includeSearch: false }} />}
        icon={<FileText aria-hidden="true" />}
      >
        {t('nav.translations')}
      </NavItem>
      <NavItem
        render={<Link to="/dashboard/documents" activeOptions={{ includeSearch: false }} />}
        icon={<FolderOpen aria-hidden="true" />}
      >
        {t('nav.documents')}
      </NavItem>
      <OrganizationNavItem />
      {user?.member ? null : (
        <NavItem render={<Link to="/dashboard/profile" />} icon={<UserRound aria-hidden="true" />}>
          {t('nav.profile')}
        </NavItem>
      )}
      {!user?.member || user.member === 'owner' ? (
        <NavItem render={<Link to="/dashboard/developers" />} icon={<Braces aria-hidden="true" />}>
          {t('nav.developers')}
        </NavItem>
      ) : null}
    </NavList>
  );
}
