import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { resolveAccess } from '#shared/access.ts';
import { currentUser } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something to say after a redirect. */
    notice?: 'unknown-page' | 'denied-page';
  }
}

/** Open to everyone, so that nobody waits for the session to read it. */
function isOpenToAll(path: string): boolean {
  return resolveAccess(null, path).allow && resolveAccess({ role: 'user' }, path).allow;
}

/** Sends those away who may not open `location`, before anything of it is shown. Runs before every page. */
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
