import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { Search, ShieldX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { PendingDecisionsGuard } from '#client/features/authenticator/workspace/use-pending-decisions.ts';
import { NotificationCentre } from '#client/features/notifications/notification-centre.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { AppShell } from '#client/ui/layout/app-shell.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { KeyCap } from '#client/ui/overlay/key-cap.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { pageRoleOf } from '#shared/access.ts';
import type { Role } from '#shared/roles.ts';
import { InShell } from './in-shell.ts';
import { BackHome, NavFoot } from './nav-foot.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { StaffNav } from './staff-nav.tsx';
import { StaffIdentity, StaffPerson } from './staff-person.tsx';
import { placesOf } from './staff-places.tsx';

const StaffPalette = lazyPart(async () => (await import('./staff-palette.tsx')).StaffPalette, { failure: 'atFoot' });

const label = 'Search or go to…';

// Needed by failures alone, long after the first frame.
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

/** Opens the command palette by button, icon or ⌘K. The palette is loaded with its first use. */
function StaffSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  function open() {
    setIsWanted(true);
    setIsOpen(true);
  }
  useShortcuts({ '$mod+k': open });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="hidden h-9 w-72 lg:flex items-center gap-2 rounded-control border border-line-strong bg-sheet ps-3 pe-1.5 text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="flex-1 text-start">{label}</span>
        <KeyCap keys={[modifierKey(), 'K']} />
      </button>
      <span className="lg:hidden">
        <IconButton label={label} aria-haspopup="dialog" onClick={open}>
          <Search aria-hidden="true" />
        </IconButton>
      </span>
      {isWanted ? <StaffPalette open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
