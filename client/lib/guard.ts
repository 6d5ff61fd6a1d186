import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { resolveAccess } from '#shared/page-access.ts';
import { currentUser } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Notice shown after a redirect. */
    notice?: 'unknown-page' | 'denied-page';
  }
}

/** Public paths render without waiting for the session. */
function isOpenToAll(path: string): boolean {
  return resolveAccess(null, path).allow && resolveAccess({ role: 'user' }, path).allow;
}

/** Redirects unless the current user may open `location` (rules: `shared/page-access.ts`). Runs in `beforeLoad` of the root. */
export async function guard(location: ParsedLocation): Promise<void> {
  if (isOpenToAll(location.pathname)) return;
  const access = resolveAccess(await currentUser(), location.pathname);
  if (access.allow) return;
  if (access.returnTo !== undefined) {
    redirect({ to: access.redirect, search: { redirect: location.href }, replace: true, throw: true });
  }
  if (access.redirect === '/') redirect({ to: '/', replace: true, state: { notice: 'unknown-page' }, throw: true });
  redirect({
    to: access.redirect,
    replace: true,
    ...(access.isDenied ? { state: { notice: 'denied-page' } } : {}),
    throw: true,
  });
}
