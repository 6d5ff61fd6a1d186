import { Link } from '@tanstack/react-router';
import { Building } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { NavItem } from '#client/ui/layout/nav-item.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';

/** Loaded on demand: menus would be most of the first page's code, and few people have an organization. */
const AccountMenu = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./account-menu.tsx'), loadAreas(['organization'])]);
    return part.AccountMenu;
  },
  {
    fallback: <span className="size-11" />,
    failure: 'unsaid',
  },
);
const ActingFor = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./account-bar.tsx'), loadAreas(['organization'])]);
    return part.ActingFor;
  },
  {
    fallback: <div className="min-h-13 border-b border-line bg-primary-soft" />,
  },
);

/** Names the organization that the session acts for; renders nothing for a person's own account. */
export function AccountBar() {
  const user = useCurrentUser();
  if (!user?.member) return null;
  return <ActingFor name={user.name} member={user.member} />;
}

/** The menu of accounts; renders nothing for people without an organization. */
export function AccountSwitch() {
  const user = useCurrentUser();
  if (!user?.hasOrganizations) return null;
  return <AccountMenu user={user} />;
}

/** Sidebar entry for organizations, quotes and bulk orders: named by the organization for its members. */
export function OrganizationNavItem() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <NavItem render={<Link to="/dashboard/organization" />} icon={<Building aria-hidden="true" />}>
      {user.hasOrganizations
        ? words('parts')(user.member ? 'nav.organization' : 'nav.organizations')
        : words('frame')('nav.business')}
    </NavItem>
  );
}
