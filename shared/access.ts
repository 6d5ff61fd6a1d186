import { homeOf, type Role } from './roles.ts';

/**
 * Who may open which page. One pure function for the router; the server checks every procedure by itself and never
 * trusts this. Settled in the README under "Decisions" (guards A and B together).
 */
export type Access = { allow: true } | { allow: false; redirect: string; returnTo?: string; isDenied?: true };

/** Open to everyone, signed in or not; matched exactly. */
const publicPaths: readonly string[] = [
  '/',
  '/translations',
  '/verify',
  '/forgot-password',
  '/reset-password',
  '/payment-success',
  '/payment-cancelled',
  '/confirm-email',
  '/undo-email-change',
];

/** Only for those who are not signed in yet. */
const entryPaths: readonly string[] = ['/login', '/register'];

/** Where staff who must have two-step sign-in turn it on, before anything else of theirs opens. */
const secondFactorPath = '/two-step-sign-in';

/** Old addresses that still arrive from outside. */
const aliases: Readonly<Record<string, string>> = { '/customer-dashboard': '/dashboard' };

/** Areas by their first segment, and the roles that live there. */
const areas: Readonly<Record<string, readonly Role[]>> = {
  dashboard: ['user'],
  upload: ['user'],
  documents: ['user', 'authenticator', 'admin'],
  authenticator: ['authenticator'],
  admin: ['admin'],
  'user-management': ['admin'],
  'authenticator-control': ['admin'],
  'two-step-sign-in': ['authenticator', 'admin'],
};

/** The public top bar appears on these five only. */
export const publicBarPaths: readonly string[] = ['/', '/translations', '/verify', '/login', '/register'];

const allowed: Access = { allow: true };

interface SignedIn {
  role: Role;
  needsSecondFactor?: boolean;
}

/**
 * Decides whether `user` may open `path` (no query, no hash).
 * `returnTo` is set when what is asked for first should lead back here; `isDenied` when the page is for other roles, which
 * the page one is sent to then says.
 */
export function resolveAccess(user: SignedIn | null, path: string): Access {
  const pathname = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const alias = aliases[pathname];
  if (alias) return { allow: false, redirect: alias };
  if (publicPaths.includes(pathname)) return allowed;
  if (entryPaths.includes(pathname)) return user ? { allow: false, redirect: startOf(user) } : allowed;

  const area = pathname.split('/')[1] ?? '';
  const inhabitants = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (!inhabitants) return { allow: false, redirect: '/' };
  if (!user) return { allow: false, redirect: '/login', returnTo: pathname };
  if (inhabitants.includes(user.role)) {
    const isSetup = pathname === secondFactorPath;
    if (isSetup === (user.needsSecondFactor ?? false)) return allowed;
    if (!isSetup) return { allow: false, redirect: secondFactorPath, returnTo: pathname };
  }
  // A sworn translator who opens the customers' upload page means their own.
  if (pathname === '/upload' && user.role === 'authenticator')
    return { allow: false, redirect: '/authenticator/upload' };
  const redirect = startOf(user);
  return inhabitants.includes(user.role) ? { allow: false, redirect } : { allow: false, redirect, isDenied: true };
}

/** Where a signed-in person is let in. */
function startOf({ role, needsSecondFactor }: SignedIn): string {
  return needsSecondFactor ? secondFactorPath : homeOf[role];
}

/** A path on this site that one may be sent to after login; anything else (`//evil`, `https:`) is refused. */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return undefined;
  return value;
}
