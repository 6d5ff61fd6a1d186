import { Link, Outlet } from '@tanstack/react-router';
import { FileCheck2, GraduationCap } from 'lucide-react';
import { notificationLink } from '#shared/notifications.ts';
import { roleLabel } from '#shared/roles.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { NotificationCentre } from '../../features/notifications/notification-centre.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AppShell } from '../../ui/app-shell.tsx';
import { NavItem, NavList } from '../../ui/nav-item.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { BrandLink } from './brand-link.tsx';
import { NavFoot } from './nav-foot.tsx';
import { InShell } from './in-shell.ts';
import { Person } from './person.tsx';

/** Frame of the authenticators' pages: denser, with the person and the waiting work on top. */
export function AuthenticatorShell() {
  const user = useCurrentUser();
  const { data: counters } = trpc.authenticator.counters.useQuery();
  const name = user?.name ?? 'Authenticator';
  return (
    <AppShell
      dense
      brand={<BrandLink />}
      navTop={
        <div className="grid justify-items-start gap-1 border-b border-line px-6 py-4 text-sm">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {user ? <bdi className="text-xs wrap-anywhere text-ink-2">{user.email}</bdi> : null}
          {user ? <StatusBadge tone="info" icon="seal" word={roleLabel[user.role]} /> : null}
        </div>
      }
      nav={
        <NavList label="Main">
          <NavItem
            render={<Link to="/authenticator/authenticate" activeOptions={{ includeSearch: false }} />}
            icon={<FileCheck2 aria-hidden="true" />}
            count={counters?.pending}
          >
            Authenticate Documents
          </NavItem>
          <NavItem render={<Link to="/" />} icon={<GraduationCap aria-hidden="true" />}>
            Back to Mentorship
          </NavItem>
        </NavList>
      }
      navFoot={<NavFoot />}
      header={
        <>
          <NotificationCentre link={<Link to={notificationLink('authenticator')} />} />
          <Person name={name} />
        </>
      }
    >
      <InShell value={true}>
        <Outlet />
      </InShell>
    </AppShell>
  );
}
