import type { ColumnType, JSONColumnType } from 'kysely';
import type { StaffCapability } from '#shared/access.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';

/** Tables of the people who work here. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What profiles hold of a member of the staff. */
export interface StaffColumns {
  /** Null is the named set of the role. */
  capabilities: Optional<StaffCapability[]>;
  /** Pairs whose unassigned papers they see; null is every pair. */
  workPairs: ColumnType<LanguagePair[] | null, string | null | undefined, string | null>;
  office: Optional<string>;
  /** Since then nothing of the person works; the role is `user`, and `capabilities` are what they held. */
  suspendedAt: OptionalTimestamp;
}

export interface StaffInvitationsTable {
  id: string;
  email: string;
  capabilities: StaffCapability[];
  pairs: JSONColumnType<LanguagePair[]>;
  office: string | null;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: OptionalTimestamp;
  acceptedBy: Optional<string>;
  revokedAt: OptionalTimestamp;
}

export interface StaffTables {
  staffInvitations: StaffInvitationsTable;
}
