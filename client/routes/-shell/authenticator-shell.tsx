import { Link, Outlet } from '@tanstack/react-router';
import { FileCheck2, GraduationCap, House, Languages, LayoutDashboard, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { notificationLink } from '#shared/notifications.ts';
import { isStaff } from '#shared/roles.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { PendingApprovalsGuard } from '../../features/authenticator/pending-approvals-guard.tsx';
import { NotificationCentre } from '../../features/notifications/notification-centre.tsx';
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

/** Frame of the authenticators' pages: denser, with the person and the waiting work on top. */
export function AuthenticatorShell() {
  const user = useCurrentUser();
  return (
    <AppShell
      dense
      brand={<BrandLink />}
      navTop={<StaffIdentity user={user} fallback="Authenticator" />}
      nav={<AuthenticatorNav />}
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
          <NotificationCentre link={<Link to={notificationLink('authenticator')} />} />
          <StaffPerson name={user?.name ?? 'Authenticator'} role={user?.role} />
        </>
      }
    >
      <InShell value={true}>{user && !isStaff(user.role) ? <AccessDenied area="authenticator" /> : <Outlet />}</InShell>
      <PendingApprovalsGuard />
    </AppShell>
  );
}

function AuthenticatorNav() {
  const { data: counters } = trpc.authenticator.counters.useQuery();
  return (
    <NavList label="Main">
      <NavItem
        render={<Link to="/authenticator" activeOptions={{ exact: true }} />}
        icon={<LayoutDashboard aria-hidden="true" />}
      >
        <InDrawer name="Authenticator Dashboard">Overview</InDrawer>
      </NavItem>
      <NavItem
        render={<Link to="/authenticator/authenticate" activeOptions={{ includeSearch: false }} />}
        icon={<FileCheck2 aria-hidden="true" />}
        count={counters?.pending}
      >
        <InDrawer name="Documents to Authenticate">Authenticate Documents</InDrawer>
      </NavItem>
      <NavItem
        render={<Link to="/authenticator/translated" activeOptions={{ includeSearch: false }} />}
        icon={<Languages aria-hidden="true" />}
      >
        Translated Documents
      </NavItem>
      <NavItem render={<Link to="/authenticator/upload" />} icon={<Upload aria-hidden="true" />}>
        Upload Document
      </NavItem>
      <NavItem render={<Link to="/" />} icon={<GraduationCap aria-hidden="true" />}>
        Back to Mentorship
      </NavItem>
    </NavList>
  );
}

/** An entry's longer name, where the sidebar is a drawer and the page's name is out of sight. */
function InDrawer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="max-lg:hidden">{children}</span>
      <span className="lg:hidden">{name}</span>
    </>
  );
}
