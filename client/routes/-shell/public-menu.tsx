import { Link } from '@tanstack/react-router';
import {
  Building,
  FileCheck2,
  GraduationCap,
  Languages,
  LayoutDashboard,
  LogIn,
  LogOut,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import { brand } from '#client/lib/brand.ts';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { pageRoleOf } from '#shared/access.ts';
import { areaOf, homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { LogoutButton } from './logout-button.tsx';

export interface PublicMenuProps {
  user: SessionUser | null | undefined;
}

/** The top bar's links, in a phone's drawer. */
export function PublicMenu({ user }: PublicMenuProps) {
  const t = words('frame');
  return (
    <NavList label={t('main')}>
      {brand.hasLanding ? (
        <NavItem render={<Link to="/" activeOptions={{ exact: true }} />} icon={<GraduationCap aria-hidden="true" />}>
          {t('nav.mentorship')}
        </NavItem>
      ) : null}
      <NavItem render={<Link to="/translations" />} icon={<Languages aria-hidden="true" />}>
        {t('nav.translations')}
      </NavItem>
      <NavItem render={<Link to="/verify" />} icon={<ShieldCheck aria-hidden="true" />}>
        {t('nav.verifyDocument')}
      </NavItem>
      <NavItem render={<Link to="/business" />} icon={<Building aria-hidden="true" />}>
        {t('nav.business')}
      </NavItem>
      {user ? (
        <>
          <p className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm wrap-anywhere text-ink-2">
            {t.rich('nav.welcome', { name: slot(<bdi>{user.name ?? user.email}</bdi>) })}
          </p>
          <NavItem render={<Link to={homeOf[pageRoleOf(user)]} />} icon={<LayoutDashboard aria-hidden="true" />}>
            {areaOf[pageRoleOf(user)] === 'authenticator' ? t('nav.authenticatorDashboard') : t('nav.myDashboard')}
          </NavItem>
          {areaOf[pageRoleOf(user)] === 'authenticator' ? (
            <NavItem render={<Link to="/authenticator/authenticate" />} icon={<FileCheck2 aria-hidden="true" />}>
              {t('nav.toAuthenticate')}
            </NavItem>
          ) : null}
          <NavItem render={<LogoutButton />} icon={<LogOut aria-hidden="true" className="flip-rtl" />}>
            {t('nav.logout')}
          </NavItem>
        </>
      ) : (
        <>
          <NavItem render={<Link to="/login" />} icon={<LogIn aria-hidden="true" className="flip-rtl" />}>
            {t('nav.login')}
          </NavItem>
          <NavItem render={<Link to="/register" />} icon={<UserPlus aria-hidden="true" />}>
            {t('nav.register')}
          </NavItem>
        </>
      )}
    </NavList>
  );
}
