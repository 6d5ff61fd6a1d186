import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LogIn, LogOut, ShieldCheck, UserPlus } from 'lucide-react';
import { homeOf } from '#shared/roles.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { NavItem, NavList } from '../../ui/nav-item.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { BrandLink } from './brand-link.tsx';

/** The top bar of the public pages, for visitors and for those who are signed in. */
export function PublicHeader() {
  const user = useCurrentUser();
  const home = user && user.role !== 'admin' ? homeOf[user.role] : undefined;
  const leaving = useSignOut();
  const logout = <button type="button" onClick={leaving.signOut} aria-busy={leaving.isPending || undefined} />;
  return (
    <PublicBar
      brand={<BrandLink />}
      links={
        <>
          <PublicLink render={<Link to="/verify" />}>Verify</PublicLink>
          {user ? (
            <>
              <span className="px-3 text-sm text-ink-2">
                Welcome, <bdi>{user.name ?? user.email}</bdi>
              </span>
              {home ? <PublicLink render={<Link to={home} />}>Dashboard</PublicLink> : null}
              <PublicLink render={logout}>Logout</PublicLink>
            </>
          ) : (
            <>
              <PublicLink render={<Link to="/login" />}>Login</PublicLink>
              <PublicLink render={<Link to="/register" />}>Register</PublicLink>
            </>
          )}
        </>
      }
      drawer={
        <NavList label="Main">
          <NavItem render={<Link to="/verify" />} icon={<ShieldCheck aria-hidden="true" />}>
            Verify Document
          </NavItem>
          {user ? (
            <>
              {home ? (
                <NavItem render={<Link to={home} />} icon={<LayoutDashboard aria-hidden="true" />}>
                  My Dashboard
                </NavItem>
              ) : null}
              <NavItem render={logout} icon={<LogOut aria-hidden="true" />}>
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
      }
    />
  );
}
