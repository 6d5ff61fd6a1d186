import type { MemberRole } from './roles.ts';

/** What members of an organization read about their roles; what each may call is in `server/public-api/procedures.ts`. */
export const memberRoleRules = {
  owner: { label: 'Owner', may: 'Everything, including members and the organization itself' },
  member: { label: 'Member', may: 'Documents and matters' },
  billing: { label: 'Billing', may: 'Payments, receipts and quotes' },
} as const satisfies Record<MemberRole, { label: string; may: string }>;
