import { Link, useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { hashOf, readTab } from '#client/features/admin/overview/tabs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { KeyCap, modifierKey } from '#client/ui/overlay/key-cap.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import type { StaffPlace } from './staff-places.tsx';

const StaffPalette = lazyPart(async () => (await import('./staff-palette.tsx')).StaffPalette, { failure: 'atFoot' });

const searchLabel = 'Search or go to…';

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

/** Opens the command palette by button, icon or ⌘K. The palette is loaded with its first use. */
export function StaffSearch() {
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
        <span className="flex-1 text-start">{searchLabel}</span>
        <KeyCap keys={[modifierKey(), 'K']} />
      </button>
      <span className="lg:hidden">
        <IconButton label={searchLabel} aria-haspopup="dialog" onClick={open}>
          <Search aria-hidden="true" />
        </IconButton>
      </span>
      {isWanted ? <StaffPalette open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
