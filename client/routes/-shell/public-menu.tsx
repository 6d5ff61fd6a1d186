import { Link } from '@tanstack/react-router';
import {
  FileCheck2,
  GraduationCap,
  Languages,
  LayoutDashboard,
  LogIn,
  LogOut,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import { homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { NavItem, NavList } from '#client/ui/layout/nav-item.tsx';
import { LogoutButton } from './logout-button.tsx';

export interface PublicMenuProps {
  user: SessionUser | null | undefined;
}

/** The top bar's links, in a phone's drawer. */
export function PublicMenu({ user }: PublicMenuProps) {
  return (
    <NavList label="Main">
      <NavItem render={<Link to="/" activeOptions={{ exact: true }} />} icon={<GraduationCap aria-hidden="true" />}>
        Mentorship
      </NavItem>
      <NavItem render={<Link to="/translations" />} icon={<Languages aria-hidden="true" />}>
        Translations
      </NavItem>
      <NavItem render={<Link to="/verify" />} icon={<ShieldCheck aria-hidden="true" />}>
        Verify Document
      </NavItem>
      {user ? (
        <>
          <p className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm wrap-anywhere text-ink-2">
            Welcome, <bdi>{user.name ?? user.email}</bdi>
          </p>
          <NavItem render={<Link to={homeOf[user.role]} />} icon={<LayoutDashboard aria-hidden="true" />}>
            {user.role === 'authenticator' ? 'Authenticator Dashboard' : 'My Dashboard'}
          </NavItem>
          {user.role === 'authenticator' ? (
            <NavItem render={<Link to="/authenticator/authenticate" />} icon={<FileCheck2 aria-hidden="true" />}>
              Documents to Authenticate
            </NavItem>
          ) : null}
          <NavItem render={<LogoutButton />} icon={<LogOut aria-hidden="true" />}>
            Logout
          </NavItem>
        </>
      ) : (
        <>
          <NavItem render={<Link to="/login" />} icon={<LogIn aria-hidden="true" />}>
            Login
          </NavItem>
          <NavItem render={<Link to="/register" />} icon={<UserPlus aria-hidden="true" />}>
            Register
          </NavItem>
        </>
      )}
    </NavList>
  );
}
