/** Roles and predicates on them. */

export const roles = ['user', 'authenticator', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabel = {
  user: 'User',
  authenticator: 'Authenticator',
  admin: 'Administrator',
} as const satisfies Record<Role, string>;

/** Page area per role, for presentation only; access rules are in `access.ts`. */
export const areaOf = {
  user: 'customer',
  authenticator: 'authenticator',
  admin: 'admin',
} as const satisfies Record<Role, string>;

/** Home page per role. */
export const homeOf = {
  user: '/dashboard',
  authenticator: '/authenticator',
  admin: '/admin',
} as const satisfies Record<Role, string>;

/** Roles of a person in an organization. */
export const memberRoles = ['owner', 'member', 'billing'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles of accounts. Organizations and sandboxes have none and cannot sign in. */
export const accountKinds = ['person', 'organization', 'sandbox'] as const;
export type AccountKind = (typeof accountKinds)[number];
