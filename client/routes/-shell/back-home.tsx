import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';

/** The link to the public pages, in a phone's drawer. */
export function BackHome() {
  return (
    <NavList label="Elsewhere">
      <NavItem render={<Link to="/" />} icon={<House aria-hidden="true" />}>
        Back to Home
      </NavItem>
    </NavList>
  );
}
