import { Link } from '@tanstack/react-router';
import { Building } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { NavItem } from '#client/ui/layout/nav-item.tsx';
import { Section } from '#client/ui/layout/page.tsx';

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

/** The profile's way to organizations. */
export function OrganizationsSection() {
  return (
    <div lang="en" dir="ltr" className="mt-8 md:mt-12">
      <Section
        title="Organizations"
        description="Law firms and agencies: colleagues share documents by matter, and one of you pays."
      >
        <ButtonLink render={<Link to="/dashboard/organization" />} variant="secondary" wide="phone">
          Organizations
        </ButtonLink>
      </Section>
    </div>
  );
}
