import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { PendingDecisionsGuard } from '#client/features/authenticator/workspace/use-pending-decisions.ts';
import { NotificationCentre } from '#client/features/notifications/notification-centre.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { AppShell } from '#client/ui/layout/app-shell.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { pageRoleOf } from '#shared/access.ts';
import type { Role } from '#shared/roles.ts';
import { InShell } from './in-shell.ts';
import { BackHome, NavFoot } from './nav-foot.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { StaffNav, StaffSearch } from './staff-nav.tsx';
import { StaffIdentity, StaffPerson } from './staff-person.tsx';
import { placesOf } from './staff-places.tsx';

// Only failures need it, long after the first frame.
import('#client/lib/staff-error-texts.ts').catch(() => undefined);

export interface StaffShellProps {
  area: 'admin' | 'authenticator';
  roles: readonly Role[];
  /** Replaces a missing name. */
  fallback: string;
  brand: ReactNode;
}

/** Shell of a staff area. */
export function StaffShell({ area, roles, fallback, brand }: StaffShellProps) {
  const user = useCurrentUser();
  const isFocused = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isFocused) });
  return (
    <AppShell
      focused={isFocused}
      notice={<RedirectNotice />}
      dense
      brand={brand}
      navTop={<StaffIdentity user={user} fallback={fallback} />}
      nav={<StaffNav places={placesOf(area, user)} />}
      drawerNav={<BackHome />}
      navFoot={<NavFoot />}
      headerStart={<StaffSearch />}
      header={
        <>
          <NotificationCentre area={area} />
          <Link to={`/${area}/profile`} title="My Profile" className="rounded-control hover:bg-sunken">
            <StaffPerson name={user?.name ?? fallback} role={user?.role} />
          </Link>
        </>
      }
    >
      <InShell value={true}>
        {user && !roles.includes(pageRoleOf(user)) ? <AccessDenied area={area} /> : <Outlet />}
      </InShell>
      <PendingDecisionsGuard />
    </AppShell>
  );
}

/** Shown when a user reaches an area without its role, in case the route guard missed it. */
function AccessDenied({ area }: { area: 'admin' | 'authenticator' }) {
  const isAdminArea = area === 'admin';
  const text = messageOf(isAdminArea ? 'ADMIN_ONLY' : 'STAFF_ONLY').text;
  return (
    <Page width="reading">
      <PageHeader title="Access Denied" />
      <EmptyState kind="filtered" icon={<ShieldX />} title={text} />
    </Page>
  );
}
