import { roles, type Role } from './roles.ts';

/** Who may do what. Code asks `can(actor, capability)` and never for a role, so that a new role is one line of this table. */

export const capabilities = [
  /** Orders, pays for and receives translations; has documents, folders and organizations of its own. */
  'order',
  /** Makes and edits the English of papers. */
  'translate',
  /** Decides on papers: approves, corrects, supplies, reissues. */
  'certify',
  /** Records notarial acts, given a commission in force. */
  'notarize',
  /** Sees customers, orders and messages of everybody. */
  'desk',
  /** Refunds, credits and statements. */
  'account',
  /** People and their roles, assignments, keys, work that failed. */
  'manage',
  /** Sees what everybody did: histories, activities, the audit log. */
  'audit',
] as const;
export type Capability = (typeof capabilities)[number];

const worker = ['translate', 'certify', 'notarize'] as const;

const held: Readonly<Record<Role, readonly Capability[]>> = {
  user: ['order'],
  authenticator: worker,
  admin: [...worker, 'desk', 'account', 'manage', 'audit'],
};

/** Whether somebody holds a capability. Whose row it is stands in the queries, and in the policies of the slices. */
export function can(actor: { role: Role }, capability: Capability): boolean {
  return held[actor.role].includes(capability);
}

/** The roles that hold a capability, for conditions in SQL. */
export function rolesThat(capability: Capability): readonly Role[] {
  return roles.filter((role) => can({ role }, capability));
}

/** The roles of the people who work here: all that do more than order. */
export const staffRoles: readonly Role[] = roles.filter((role) => held[role].some((one) => one !== 'order'));

/** Whether somebody works here. */
export function isStaff(role: Role): boolean {
  return staffRoles.includes(role);
}
