import type { MemberRole } from './roles.ts';

/** Descriptions of organization roles for members. */
export const memberRoleRules = {
  owner: { label: 'Owner', may: 'Everything, including members and the organization itself' },
  member: { label: 'Member', may: 'Documents and matters' },
  billing: { label: 'Billing', may: 'Payments, invoices and quotes' },
} as const satisfies Record<MemberRole, { label: string; may: string }>;

/**
 * Which roles may do what. The table of procedures refuses the others, and the pages hide what they may not do; `who` is the
 * sentence that stands there instead.
 */
export const memberRights = {
  see: { roles: ['owner', 'member', 'billing'], who: 'Every member can see this.' },
  handle: {
    roles: ['owner', 'member'],
    who: 'Owners and members of the organization order and handle documents. Your role is for billing.',
  },
  pay: {
    roles: ['owner', 'billing'],
    who: 'Owners and billing members of the organization handle payments and invoices. Ask one of them.',
  },
  manage: { roles: ['owner'], who: 'Only owners of the organization can do this.' },
  own: { roles: [], who: 'This belongs to people, not to organizations. Use your own account for it.' },
} as const satisfies Record<string, { roles: readonly MemberRole[]; who: string }>;

export type MemberRight = keyof typeof memberRights;

/** People in their own account may do everything there. */
export function mayAs(member: MemberRole | null, right: MemberRight): boolean {
  const roles: readonly MemberRole[] = memberRights[right].roles;
  return member === null || roles.includes(member);
}
