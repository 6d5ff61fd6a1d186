import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStaff, type Capability } from '#shared/access.ts';
import { publicBarPaths, resolveAccess, safeReturnPath } from '#shared/page-access.ts';
import { homeOf, roleLabel, roles, type Role } from '#shared/roles.ts';

type Reader = Role | 'visitor';
const readers: readonly Reader[] = ['visitor', ...roles];

/** The page a role gets: the requested one, or the redirect target. */
function seenBy(reader: Reader, path: string): string {
  return wayOf(reader === 'visitor' ? null : { role: reader }, path);
}

function wayOf(user: Parameters<typeof resolveAccess>[0], path: string): string {
  const access = resolveAccess(user, path);
  if (access.allow) return 'open';
  return access.returnTo === undefined ? access.redirect : `${access.redirect} and back to ${access.returnTo}`;
}

const open = { visitor: 'open', user: 'open', authenticator: 'open', admin: 'open' };
const home = { user: '/dashboard', authenticator: '/authenticator', admin: '/admin' };
const entry = { visitor: 'open', ...home };
const start = { visitor: '/', user: '/', authenticator: '/', admin: '/' };
const customers = { ...home, user: 'open' };
const authenticators = { ...home, authenticator: 'open' };
const admins = { ...home, admin: 'open' };

/** Every route and its outcome per role; visitors of inner pages sign in first and return. */
const table: [string, Partial<Record<Reader, string>>][] = [
  ['/', open],
  ['/translations', open],
  ['/verify', open],
  ['/security', open],
  ['/privacy', open],
  ['/terms', open],
  ['/refunds', open],
  ['/contact', open],
  ['/business', open],
  ['/forgot-password', open],
  ['/reset-password', open],
  ['/payment-success', open],
  ['/payment-cancelled', open],
  ['/pay', open],
  ['/setup', { visitor: '/admin/setup', user: '/admin/setup', authenticator: '/admin/setup', admin: '/admin/setup' }],
  ['/confirm-email', open],
  ['/verify/', open],
  ['/login', entry],
  ['/register', entry],
  ['/login/', entry],
  ['/dashboard', customers],
  ['/dashboard/', { ...customers, visitor: '/login and back to /dashboard' }],
  ['/dashboard/profile', customers],
  ['/dashboard/documents', customers],
  ['/dashboard/progress', customers],
  ['/dashboard/upload', customers],
  ['/dashboard/anything/below', customers],
  ['/upload', { ...customers, authenticator: '/authenticator/upload' }],
  ['/dashboard/developers', { ...customers, authenticator: '/authenticator/developers', admin: '/admin/developers' }],
  ['/documents', { user: 'open', authenticator: 'open', admin: 'open' }],
  ['/authenticator', authenticators],
  ['/authenticator/authenticate', authenticators],
  ['/authenticator/translated', authenticators],
  ['/authenticator/upload', authenticators],
  ['/admin', admins],
  ['/admin/documents', admins],
  ['/user-management', admins],
  ['/authenticator-control', admins],
  ['/two-step-sign-in', home],
  ['/nowhere', start],
  ['/translations/deeper', start],
  ['/verify/TFE7K2Q9M', open],
  ['/verify/TFE7K2Q9M/deeper', start],
  ['/Dashboard', start],
  ['/dashboards', start],
  ['/administrator', start],
  ['//dashboard', start],
  ['/constructor', start],
  ['/toString', start],
  ['/__proto__', start],
  [
    '/customer-dashboard',
    { visitor: '/dashboard', user: '/dashboard', authenticator: '/dashboard', admin: '/dashboard' },
  ],
];

describe.each(table)('%s', (path, expected) => {
  test.each(readers)('for %s', (reader) => {
    expect(seenBy(reader, path)).toBe(expected[reader] ?? `/login and back to ${path}`);
  });
});

test('only a page of another role is denied; a page that leads elsewhere says nothing', () => {
  const isDenied = (role: Role, path: string) => 'isDenied' in resolveAccess({ role }, path);
  expect(isDenied('user', '/admin/operations')).toBe(true);
  expect(isDenied('admin', '/dashboard')).toBe(true);
  for (const path of ['/login', '/customer-dashboard', '/upload', '/two-step-sign-in', '/nowhere'])
    expect(isDenied('authenticator', path)).toBe(false);
});

/** Outcomes for staff who must turn on two-step sign-in first. */
const before: [string, Partial<Record<Role, string>>][] = [
  [
    '/admin/operations',
    { admin: '/two-step-sign-in and back to /admin/operations', authenticator: '/two-step-sign-in' },
  ],
  ['/user-management', { admin: '/two-step-sign-in and back to /user-management' }],
  ['/authenticator', { authenticator: '/two-step-sign-in and back to /authenticator', admin: '/two-step-sign-in' }],
  ['/documents', { authenticator: '/two-step-sign-in and back to /documents' }],
  ['/two-step-sign-in', { authenticator: 'open', admin: 'open' }],
  ['/verify', { authenticator: 'open', admin: 'open' }],
  ['/login', { admin: '/two-step-sign-in' }],
  ['/customer-dashboard', { admin: '/dashboard' }],
];

test.each(before)('%s before two-step sign-in is on', (path, expected) => {
  for (const role of roles) {
    if (expected[role] !== undefined) expect(wayOf({ role, needsSecondFactor: true }, path)).toBe(expected[role]);
  }
});

test('every redirect ends after at most one more', () => {
  const paths = fc.oneof(
    fc.constantFrom(...table.map(([path]) => path)),
    fc
      .array(fc.constantFrom('admin', 'dashboard', 'login', 'constructor', '', '..', 'é'), { maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`),
    fc.string().map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(fc.constantFrom(null, ...roles), fc.boolean(), paths, (role, needsSecondFactor, path) => {
      const user = role && { role, needsSecondFactor: needsSecondFactor && isStaff(role) };
      let access = resolveAccess(user, path);
      for (let hops = 0; hops < 2 && !access.allow; hops += 1) access = resolveAccess(user, access.redirect);
      expect(access).toEqual({ allow: true });
    }),
  );
});

test('the public bar is on five pages, all of them open to visitors', () => {
  expect(publicBarPaths).toEqual(['/', '/translations', '/verify', '/login', '/register']);
  for (const path of publicBarPaths) expect(seenBy('visitor', path)).toBe('open');
});

describe('return paths stay on this site', () => {
  test.each(['/dashboard', '/', '/dashboard/upload?folder=1#top'])('%s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/a b',
    '/\t/evil',
    '/a\\b',
    7,
    null,
    undefined,
    ['/a'],
  ])('%j is refused', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  test('every accepted path resolves to the same origin', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'a', ' ', '\t', '\n', '?', '#', '%') }),
        (value) => {
          const path = safeReturnPath(`/${value}`);
          if (path !== undefined) expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('every role has a home and a label; two are staff', () => {
  expect(homeOf).toEqual(home);
  expect(roles.filter(isStaff)).toEqual(['authenticator', 'admin']);
  expect(Object.keys(roleLabel)).toEqual([...roles]);
});

test('a set of one’s own opens the pages of its work', () => {
  const way = (capabilities: readonly Capability[], path: string) =>
    wayOf({ role: 'authenticator', capabilities }, path);
  expect(way(['translate'], '/authenticator')).toBe('open');
  expect(way(['translate'], '/admin')).toBe('/authenticator');
  for (const capability of ['desk', 'account', 'manage', 'audit'] as const) {
    expect(way([capability, 'translate'], '/admin')).toBe('open');
    expect(way([capability], '/login')).toBe('/admin');
  }
  expect(wayOf({ role: 'user', capabilities: ['manage'] }, '/admin')).toBe('/dashboard');
});
