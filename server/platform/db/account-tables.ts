import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StaffCapability } from '#shared/access.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Locale } from '#shared/locales.ts';
import type { Currency } from '#shared/money.ts';
import type { Engagement } from '#shared/pay/agreement.ts';
import type { AccountKind, Role } from '#shared/roles.ts';

/** Tables of accounts and their API keys. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface ProfilesTable extends StaffColumns {
  id: Generated<string>;
  kind: Generated<AccountKind>;
  /** The account of a sandbox. */
  ownerId: string | null;
  email: string;
  name: string | null;
  role: Generated<Role>;
  phone: string | null;
  /** Null until chosen. */
  locale: Locale | null;
  /** Chosen for prices; null is that of the house's list. */
  currency: ColumnType<Currency | null, Currency | null | undefined, Currency | null>;
  /** When name, address and phone were erased. */
  erasedAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ApiKeysTable {
  id: string;
  accountId: string;
  createdBy: string;
  name: string;
  mode: KeyMode;
  /** The account's role when the key was made: under another role the key is void. */
  role: Role;
  keyHash: Buffer;
  /** The key's last characters. */
  hint: string;
  scopes: string[];
  /** In CIDR notation; empty for all. */
  addresses: Generated<string[]>;
  /** The newest version of the API when the key was made. */
  apiVersion: Generated<ApiVersion>;
  expiresAt: OptionalTimestamp;
  replacedBy: ColumnType<string | null, string | null | undefined, string | null>;
  lastUsedAt: OptionalTimestamp;
  /** When the maker was warned that the key expires unless it is used. */
  unusedNoticeAt: OptionalTimestamp;
  createdAt: Date;
  revokedAt: OptionalTimestamp;
}

/** Releases of signers' keys, opened by a session's proof. */
export interface SignerKeyReleasesTable {
  sessionId: string;
  userId: string;
  keyId: string;
  /** Time of the proof; each proof opens a key once. */
  provedAt: Date;
  decisionsLeft: number;
  expiresAt: Date;
}

/** A guest's order, until the address is confirmed. */
export interface GuestOrdersTable {
  accountId: string;
  /** As typed, in canonical form. */
  email: string;
  secretHash: Buffer;
  passwordHash: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: Date;
  paidAt: OptionalTimestamp;
  /** For desk customers: when an unpaid order is deleted. */
  keptUntil: OptionalTimestamp;
  createdAt: Date;
}

export interface AccountTables extends StaffTables {
  signerKeyReleases: SignerKeyReleasesTable;
  profiles: ProfilesTable;
  guestOrders: GuestOrdersTable;
  apiKeys: ApiKeysTable;
}

/** Tables of names as in the passport. */

interface FamilyMembersTable {
  id: Generated<string>;
  userId: string;
  name: string;
  nativeName: string | null;
  createdAt: Date;
  updatedAt: Date;
}

interface DocumentPeopleTable {
  documentId: string;
  position: number;
  /** Null for staff's own uploads, and once the member was removed. */
  memberId: string | null;
  name: string;
  nativeName: string | null;
}

export interface PeopleTables {
  familyMembers: FamilyMembersTable;
  documentPeople: DocumentPeopleTable;
}

/** Tables of the people who work here. */

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Staff columns of profiles. */
interface StaffColumns {
  /** Null is the named set of the role. */
  capabilities: Optional<StaffCapability[]>;
  /** Pairs whose unassigned papers they see; null is every pair. */
  workPairs: ColumnType<LanguagePair[] | null, string | null | undefined, string | null>;
  office: Optional<string>;
  /** Time of suspension: access ends, the role becomes `user`, and `capabilities` keep what the person held. */
  suspendedAt: OptionalTimestamp;
  engagement: ColumnType<Engagement, Engagement | undefined, Engagement>;
}

interface StaffInvitationsTable {
  id: string;
  email: string;
  capabilities: StaffCapability[];
  pairs: JSONColumnType<LanguagePair[]>;
  office: string | null;
  engagement: ColumnType<Engagement, Engagement | undefined, Engagement>;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: OptionalTimestamp;
  acceptedBy: Optional<string>;
  revokedAt: OptionalTimestamp;
}

interface StaffTables {
  staffInvitations: StaffInvitationsTable;
}

/** Tables of erasures: what a customer asked to delete, and the objects that are still to go. */

interface ErasuresTable {
  id: Generated<string>;
  userId: string;
  /** Null: the account with everything in it. */
  documentId: string | null;
  requestedAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ErasureObjectsTable {
  erasureId: string;
  key: string;
}

export interface ErasureTables {
  erasures: ErasuresTable;
  erasureObjects: ErasureObjectsTable;
}
