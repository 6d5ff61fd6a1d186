import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';

/** The way out of an area to the public pages, in the drawer of a phone. */
export function BackHome() {
  return (
    <NavList label="Elsewhere">
      <NavItem render={<Link to="/" />} icon={<House aria-hidden="true" />}>
        Back to Home
      </NavItem>
    </NavList>
  );
}
