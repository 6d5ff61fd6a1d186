import { Link } from '@tanstack/react-router';
import { Building } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { NavItem } from '#client/ui/layout/nav-item.tsx';

/** Sidebar entry for members of an organization. */
export function OrganizationNavItem() {
  const user = useCurrentUser();
  if (!user?.hasOrganizations) return null;
  return (
    <NavItem render={<Link to="/dashboard/organization" />} icon={<Building aria-hidden="true" />}>
      <span lang="en" dir="ltr">
        {user.member ? 'Organization' : 'Organizations'}
      </span>
    </NavItem>
  );
}
