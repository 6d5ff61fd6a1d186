import { Link } from '@tanstack/react-router';
import { Building } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { NavItem } from '#client/ui/layout/nav-item.tsx';
import { words } from '#client/ui/words.ts';

/** Sidebar entry for organizations, quotes and bulk orders: named by the organization for its members. */
export function OrganizationNavItem() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <NavItem render={<Link to="/dashboard/organization" />} icon={<Building aria-hidden="true" />}>
      {user.hasOrganizations ? (
        <span lang="en">{user.member ? 'Organization' : 'Organizations'}</span>
      ) : (
        words('frame')('nav.business')
      )}
    </NavItem>
  );
}
