import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { words } from '#client/ui/words.ts';

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
