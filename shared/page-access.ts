import { pageRoleOf, type Capability } from './access.ts';
import { homeOf, type Role } from './roles.ts';

/** Page access per role, for the client's router. The server authorizes every procedure independently. */
export type Access = { allow: true } | { allow: false; redirect: string; returnTo?: string; isDenied?: true };

/** Open to signed-in and anonymous visitors; matched exactly. */
const publicPaths: readonly string[] = [
  '/',
  '/translations',
  '/verify',
  '/seal',
  '/business',
  '/security',
  '/privacy',
  '/terms',
  '/refunds',
  '/imprint',
  '/cookies',
  '/contact',
  '/developers',
  '/forgot-password',
  '/reset-password',
  '/payment-success',
  '/payment-cancelled',
  '/confirm-email',
  '/undo-email-change',
  '/your-order',
  '/pay',
];

/** Page of one certificate. */
const certificatePath = /^\/verify\/[^/]+$/;

/** For anonymous visitors only. */
const entryPaths: readonly string[] = ['/login', '/register'];

/** Setup page of two-step sign-in, where staff who must turn it on are redirected. */
const secondFactorPath = '/two-step-sign-in';

/** Legacy paths in external links, and the set-up as the first admin types it. */
const aliases: Readonly<Record<string, string>> = { '/customer-dashboard': '/dashboard', '/setup': '/admin/setup' };

/** Page of the API keys, as mails link it. */
export const keysPath = '/dashboard/developers';

/** Areas by first path segment, with the roles they admit. */
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

/** Pages with the public top bar. */
export const publicBarPaths: readonly string[] = ['/', '/translations', '/verify', '/login', '/register'];

const allowed: Access = { allow: true };

/** Whether a page belongs to staff alone, whose areas are in English. */
export function isStaffPath(path: string): boolean {
  const area = path.split('/')[1] ?? '';
  return Object.hasOwn(areas, area) && !(areas[area] ?? []).includes('user');
}

interface SignedIn {
  role: Role;
  capabilities?: readonly Capability[];
  needsSecondFactor?: boolean;
}

/**
 * Decides whether `user` may open `path` (without query and hash). A redirect carries `returnTo` where login or setup leads
 * back to `path`, and `isDenied` where the role is not admitted, so that the target page can say it.
 */
export function resolveAccess(user: SignedIn | null, path: string): Access {
  const pathname = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
  const alias = aliases[pathname];
  if (alias) return { allow: false, redirect: alias };
  if (publicPaths.includes(pathname) || certificatePath.test(pathname)) return allowed;
  if (entryPaths.includes(pathname)) return user ? { allow: false, redirect: startOf(user) } : allowed;

  const area = pathname.split('/')[1] ?? '';
  const admitted = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (!admitted) return { allow: false, redirect: '/' };
  if (!user) return { allow: false, redirect: '/login', returnTo: pathname };
  const role = pageRoleOf(user);
  if (admitted.includes(role)) {
    const isSetup = pathname === secondFactorPath;
    if (isSetup === (user.needsSecondFactor ?? false)) return allowed;
    if (!isSetup) return { allow: false, redirect: secondFactorPath, returnTo: pathname };
  }
  // The customers' upload page leads authenticators to their own, and mails lead all staff to their keys.
  const isUpload = pathname === '/upload' && homeOf[role] === '/authenticator';
  if (isUpload || pathname === keysPath)
    return { allow: false, redirect: `/${role}/${isUpload ? 'upload' : 'developers'}` };
  const redirect = startOf(user);
  return admitted.includes(role) ? { allow: false, redirect } : { allow: false, redirect, isDenied: true };
}

/** First page after login. */
function startOf(user: SignedIn): string {
  return user.needsSecondFactor ? secondFactorPath : homeOf[pageRoleOf(user)];
}

/** Open-redirect guard: the value if it is a path on this site, undefined otherwise (`//evil`, `https:`). */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return undefined;
  return value;
}
