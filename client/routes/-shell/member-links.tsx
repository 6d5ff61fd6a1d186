import { Link } from '@tanstack/react-router';
import { PublicLink } from '#client/ui/layout/public-link.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { pageRoleOf } from '#shared/access.ts';
import { areaOf, homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { LogoutButton } from './logout-button.tsx';

/** The top bar's links for signed-in users. */
export function AccountLinks({ user }: { user: SessionUser }) {
  const t = words('frame');
  return (
    <>
      <span className="hidden max-w-56 truncate px-2 text-sm text-ink-2 xl:inline">
        {t.rich('nav.welcome', { name: slot(<bdi>{user.name ?? user.email}</bdi>) })}
      </span>
      <PublicLink render={<Link to={homeOf[pageRoleOf(user)]} />}>{t('nav.dashboard')}</PublicLink>
      {areaOf[pageRoleOf(user)] === 'admin' ? (
        <PublicLink render={<Link to="/admin" />}>{t('nav.admin')}</PublicLink>
      ) : null}
      <PublicLink render={<LogoutButton />}>{t('nav.logout')}</PublicLink>
    </>
  );
}
