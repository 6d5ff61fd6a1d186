import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Activity, FileCheck2, House, Languages, LayoutDashboard, ShieldCheck, Users } from 'lucide-react';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { readTab } from '../../features/admin/tabs.ts';
import { PendingApprovalsGuard } from '../../features/authenticator/pending-approvals-guard.tsx';
import { NotificationCentre } from '../../features/notifications/notification-centre.tsx';
import { brand } from '../../lib/brand.ts';
import { trpc } from '../../lib/trpc.ts';
import { AppShell } from '../../ui/app-shell.tsx';
import { NavItem, NavList } from '../../ui/nav-item.tsx';
import { AccessDenied } from './access-denied.tsx';
import { BrandLink } from './brand-link.tsx';
import { InShell } from './in-shell.ts';
import { NavFoot } from './nav-foot.tsx';
import { StaffIdentity } from './staff-identity.tsx';
import { StaffPerson } from './staff-person.tsx';
import { StaffSearch } from './staff-search.tsx';

/** Frame of the admins' pages. */
export function AdminShell() {
  const user = useCurrentUser();
  return (
    <AppShell
      dense
      brand={<AdminBrand />}
      navTop={<StaffIdentity user={user} fallback="Administrator" />}
      nav={<AdminNav />}
      drawerNav={
        <NavList label="Elsewhere">
          <NavItem render={<Link to="/" />} icon={<House aria-hidden="true" />}>
            Back to Home
          </NavItem>
        </NavList>
      }
      navFoot={<NavFoot />}
      headerStart={<StaffSearch />}
      header={
        <>
          <NotificationCentre link={<Link to="/admin" />} />
          <StaffPerson name={user?.name ?? 'Administrator'} role={user?.role} />
        </>
      }
    >
      <InShell value={true}>{user && user.role !== 'admin' ? <AccessDenied area="admin" /> : <Outlet />}</InShell>
      <PendingApprovalsGuard />
    </AppShell>
  );
}

/** The brand in the sidebar; in a phone's top bar the area's name over it. */
function AdminBrand() {
  return (
    <>
      <span className="max-lg:hidden">
        <BrandLink />
      </span>
      <Link to="/admin" className="flex min-w-0 items-center gap-2 rounded-control lg:hidden">
        <span
          aria-hidden="true"
          className="flex h-8 min-w-9.75 items-center justify-center rounded-badge bg-primary px-1.5 font-serif text-sm font-bold text-on-primary"
        >
          {brand.mark}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-serif text-base font-semibold">Admin Dashboard</span>
          <span className="block truncate text-xs text-ink-2">{brand.name}</span>
        </span>
      </Link>
    </>
  );
}

function AdminNav() {
  const { pathname, hash } = useLocation();
  const { data: counters } = trpc.authenticator.counters.useQuery();
  const tab = pathname === '/admin' ? readTab(hash) : undefined;
  const hashed = { includeHash: true, includeSearch: false, exact: true } as const;
  return (
    <NavList label="Main">
      <NavItem
        render={<Link to="/admin" hash="" activeOptions={hashed} activeProps={{}} />}
        active={tab === 'overview'}
        icon={<LayoutDashboard aria-hidden="true" />}
      >
        Admin Dashboard
      </NavItem>
      <NavItem
        render={<Link to="/user-management" activeOptions={{ includeSearch: false }} />}
        icon={<Users aria-hidden="true" />}
      >
        User Management
      </NavItem>
      <NavItem
        render={<Link to="/authenticator-control" activeOptions={{ includeSearch: false }} />}
        icon={<ShieldCheck aria-hidden="true" />}
      >
        Authenticator Control
      </NavItem>
      <NavItem
        render={<Link to="/admin" hash="to-authenticate" hashScrollIntoView={false} activeOptions={hashed} />}
        active={tab === 'to-authenticate'}
        icon={<FileCheck2 aria-hidden="true" />}
        count={counters?.pending}
      >
        To Authenticate
      </NavItem>
      <NavItem
        render={<Link to="/admin" hash="translated" hashScrollIntoView={false} activeOptions={hashed} />}
        active={tab === 'translated'}
        icon={<Languages aria-hidden="true" />}
      >
        Translated
      </NavItem>
      <NavItem
        render={<Link to="/admin/operations" activeOptions={{ includeSearch: false }} />}
        icon={<Activity aria-hidden="true" />}
      >
        Operations
      </NavItem>
    </NavList>
  );
}
