import type { MemberRole } from '#shared/roles.ts';

/** Those who order and handle documents for an organization, and those who pay. */
export const everyMember = ['owner', 'member', 'billing'] as const satisfies readonly MemberRole[];
export const workers = ['owner', 'member'] as const satisfies readonly MemberRole[];
export const payers = ['owner', 'billing'] as const satisfies readonly MemberRole[];
