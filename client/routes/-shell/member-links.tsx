import { Link } from '@tanstack/react-router';
import { homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { PublicLink } from '#client/ui/layout/public-link.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The top bar's links for signed-in users. */
export function AccountLinks({ user }: { user: SessionUser }) {
  return (
    <>
      <span className="hidden max-w-56 truncate px-2 text-sm text-ink-2 lg:inline">
        Welcome, <bdi>{user.name ?? user.email}</bdi>
      </span>
      <PublicLink render={<Link to={homeOf[user.role]} />}>Dashboard</PublicLink>
      {user.role === 'admin' ? <PublicLink render={<Link to="/admin" />}>Admin</PublicLink> : null}
      <PublicLink render={<LogoutButton />}>Logout</PublicLink>
    </>
  );
}
