import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Braces, FileText, FolderOpen, LayoutDashboard, Upload, UserRound } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { AccountBar, AccountSwitch, OrganizationNavItem } from '#client/features/auth/organizations/account-switch.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ReadyNotice } from '#client/features/documents/list/ready-notice.tsx';
import { NotificationCentre } from '#client/features/notifications/notification-centre.tsx';
import { allowInstall } from '#client/lib/install.ts';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { AppShell } from '#client/ui/layout/app-shell.tsx';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { words } from '#client/ui/words.ts';
import { isMemberPath } from '#shared/locales.ts';
import { BrandLink } from './brand-link.tsx';
import { InShell } from './in-shell.ts';
import { LanguageSelect } from './language-select.tsx';
import { BackHome, NavFoot } from './nav-foot.tsx';
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

/** Leads to the profile, or to the organization that is acted for. */
function PersonLink() {
  const t = words('parts');
  const user = useCurrentUser();
  return user?.member ? (
    <Link to="/dashboard/organization" className="rounded-control hover:bg-sunken">
      <Person name={user.name ?? undefined} />
    </Link>
  ) : (
    <Link to="/dashboard/profile" title={t('nav.myProfile')} className="rounded-control hover:bg-sunken">
      <Person name={user === undefined ? undefined : (user?.name ?? t('nav.user'))} />
    </Link>
  );
}

/** The user in the header: initials, with the name on wide windows. Undefined while the session loads. */
function Person({ name }: { name: string | undefined }) {
  if (name === undefined) {
    return (
      <span className="flex min-h-11 items-center gap-2 ps-2 pe-1">
        <Skeleton className="h-4 w-24 max-md:hidden" />
        <Skeleton className="size-8 rounded-full" />
      </span>
    );
  }
  return (
    <span className="flex min-h-11 items-center gap-2 ps-2 pe-1 text-sm font-medium">
      <bdi className="sr-only md:not-sr-only">{name}</bdi>
      <Avatar name={name} size="sm" />
    </span>
  );
}
