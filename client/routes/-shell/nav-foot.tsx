import { Link } from '@tanstack/react-router';
import { House, LogOut } from 'lucide-react';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.tsx';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { ThemeToggle } from '#client/ui/layout/theme-toggle.tsx';
import { words } from '#client/ui/words.ts';

/** The sidebar's foot: theme and sign-out. */
export function NavFoot() {
  const session = useSignOut();
  return (
    <div className="grid gap-2">
      <ThemeToggle compact className="w-full" />
      <NavItem
        render={<button type="button" onClick={session.signOut} aria-busy={session.isPending || undefined} />}
        icon={<LogOut aria-hidden="true" className="flip-rtl" />}
      >
        {words('frame')('nav.logout')}
      </NavItem>
      {session.dialog}
    </div>
  );
}

/** The link to the public pages, in a phone's drawer. */
export function BackHome() {
  const t = words('parts');
  return (
    <NavList label={t('nav.elsewhere')}>
      <NavItem render={<Link to="/" />} icon={<House aria-hidden="true" />}>
        {t('nav.home')}
      </NavItem>
    </NavList>
  );
}
