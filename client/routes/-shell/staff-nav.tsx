import { Link, useLocation } from '@tanstack/react-router';
import { hashOf, readTab } from '#client/features/admin/overview/tabs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import type { StaffPlace } from './staff-places.tsx';

/** Matched exactly, since they are prefixes of the area's other routes. */
const homes = ['/', '/admin', '/authenticator'];

/** The navigation of a staff area. */
export function StaffNav({ places }: { places: readonly StaffPlace[] }) {
  const { pathname, hash } = useLocation();
  const { data: counters } = trpc.authenticator.counters.useQuery();
  // An unknown hash opens the overview, whose hash is empty.
  const isOpenTab = (place: StaffPlace) => pathname === '/admin' && hashOf(readTab(hash)) === place.hash;
  return (
    <NavList label="Main">
      {places.map((place) => (
        <NavItem
          key={place.label}
          render={
            <Link
              to={place.to}
              hash={place.hash ?? ''}
              hashScrollIntoView={false}
              activeOptions={{
                exact: homes.includes(place.to),
                includeHash: place.to === '/admin',
                includeSearch: false,
              }}
            />
          }
          active={place.to === '/admin' && isOpenTab(place)}
          icon={place.icon}
          {...(place.isQueue && counters ? { count: counters.pending } : {})}
        >
          <PlaceName place={place} />
        </NavItem>
      ))}
    </NavList>
  );
}

function PlaceName({ place: { label, drawerLabel } }: { place: StaffPlace }) {
  if (drawerLabel === undefined) return label;
  return (
    <>
      <span className="max-lg:hidden">{label}</span>
      <span className="lg:hidden">{drawerLabel}</span>
    </>
  );
}
