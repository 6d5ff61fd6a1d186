import { roles, type Role } from './roles.ts';

/**
 * Access rules. Code checks `can(actor, capability)`, never a role. Roles are named sets of capabilities; a member of
 * the staff may have an individual set instead.
 */

/** Capabilities of staff. A new one needs a line here, a row in `fields`, and a label in `staff.ts`. */
export const staffCapabilities = [
  /** Makes and edits the English of papers. */
  'translate',
  /** Corrects what another person translated. */
  'revise',
  /** Decides on papers: approves, corrects, supplies, reissues. */
  'certify',
  /** Records notarial acts, given a commission in force. */
  'notarize',
  /** Sees the customers, orders and messages of everyone. */
  'desk',
  /** Refunds, credits and statements. */
  'account',
  /** People and their capabilities, assignments, keys, work that failed. */
  'manage',
  /** Read-only access to everyone's activity: histories, activities, the audit log. */
  'audit',
] as const;
export type StaffCapability = (typeof staffCapabilities)[number];

/** `order`: orders, pays for and receives translations; has documents, folders and organizations of its own. */
export const capabilities = ['order', ...staffCapabilities] as const;
export type Capability = (typeof capabilities)[number];

/**
 * Area of each capability: authenticators have those of `papers`, admins all; those of `office` open the admin pages.
 */
const fields = {
  translate: 'papers',
  revise: 'papers',
  certify: 'papers',
  notarize: 'papers',
  desk: 'office',
  account: 'office',
  manage: 'office',
  audit: 'office',
} as const satisfies Record<StaffCapability, 'papers' | 'office'>;

const ofField = (field: 'papers' | 'office') => staffCapabilities.filter((capability) => fields[capability] === field);
const ofOffice = ofField('office');

const held: Readonly<Record<Role, readonly Capability[]>> = {
  user: ['order'],
  authenticator: ofField('papers'),
  admin: staffCapabilities,
};

/** The person to check; `capabilities` null or absent means the named set of the role. */
export interface Holder {
  role: Role;
  capabilities?: readonly Capability[] | null | undefined;
}

export function capabilitiesOf({ role, capabilities: own }: Holder): readonly Capability[] {
  return role === 'user' ? held.user : (own ?? held[role]);
}

/** Whether a person holds a capability. Ownership of rows is checked by queries and the slices' policies. */
export function can(actor: Holder, capability: Capability): boolean {
  return capabilitiesOf(actor).includes(capability);
}

/** Whether a person holds any of several capabilities. */
export function canAny(actor: Holder, wanted: readonly Capability[]): boolean {
  return wanted.some((capability) => can(actor, capability));
}

/** The named sets that hold a capability, for conditions in SQL. */
export function rolesThat(capability: Capability): readonly Role[] {
  return roles.filter((role) => can({ role }, capability));
}

/** Roles of staff: those with any capability other than `order`. */
export const staffRoles: readonly Role[] = /* @__PURE__ */ roles.filter((role) =>
  held[role].some((one) => one !== 'order'),
);

/** Whether a role is one of the staff's. */
export function isStaff(role: Role): boolean {
  return staffRoles.includes(role);
}

/**
 * The role that a set maps to, for the pages and the previous release: a full set is an admin, an empty one a customer.
 */
export function roleOf(own: readonly Capability[]): Role {
  if (own.length === 0) return 'user';
  return held.admin.every((capability) => own.includes(capability)) ? 'admin' : 'authenticator';
}

/** Whether two readings of an account have one role and one set of capabilities. */
export function hasSameRights(one: Holder, other: Holder): boolean {
  return one.role === other.role && capabilitiesOf(one).join() === capabilitiesOf(other).join();
}

/** The role whose pages a person sees: an admin's with any capability of `office`. */
export function pageRoleOf(user: Holder): Role {
  if (user.role === 'user') return 'user';
  return canAny(user, ofOffice) ? 'admin' : 'authenticator';
}

/** Whether a member of the staff reads every paper: with a named set or `audit`. Others are limited to need-to-know. */
export function readsEverything(user: Holder): boolean {
  return isStaff(user.role) && (!user.capabilities || user.capabilities.includes('audit'));
}

/** Whether a member of the staff sees the contacts and prices of papers that are not their own. */
export function seesContacts(user: Holder): boolean {
  return readsEverything(user) || canAny(user, ['desk', 'account']);
}
