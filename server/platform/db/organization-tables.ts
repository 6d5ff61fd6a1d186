import type { ColumnType } from 'kysely';
import type { MemberRole } from '#shared/roles.ts';
import type { VatCheckState } from '#shared/tax.ts';

/** Tables of organizations, their members and invitations. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface OrganizationsTable {
  accountId: string;
  contactId: string;
  billingAddress: string | null;
  /** For tax: where it is, and its VAT id, whose format was checked. */
  country: ColumnType<string | null, string | null | undefined, string | null>;
  vatId: ColumnType<string | null, string | null | undefined, string | null>;
  /** Credit limit on account; null if each order is paid by card. */
  creditLimitCents: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: Date;
}

export interface OrganizationMembersTable {
  accountId: string;
  userId: string;
  role: MemberRole;
  createdAt: Date;
}

export interface OrganizationInvitationsTable {
  id: string;
  accountId: string;
  email: string;
  role: MemberRole;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: OptionalTimestamp;
  revokedAt: OptionalTimestamp;
}

/** What VIES said of an account's VAT id. */
export interface VatChecksTable {
  accountId: string;
  vatId: string;
  state: VatCheckState;
  consultationNumber: ColumnType<string | null, string | null | undefined, string | null>;
  checkedAt: OptionalTimestamp;
  triedAt: Date;
}

export interface OrganizationTables {
  organizations: OrganizationsTable;
  organizationMembers: OrganizationMembersTable;
  organizationInvitations: OrganizationInvitationsTable;
  vatChecks: VatChecksTable;
}
