import type { ColumnType, Generated } from 'kysely';
import type { KeyMode } from '#shared/api-keys.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import type { Locale } from '#shared/locales.ts';
import type { AccountKind, Role } from '#shared/roles.ts';
import type { StaffColumns, StaffTables } from './staff-tables.ts';

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
  /** Name, address and phone are gone. */
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
  /** When the maker was told that the key ends unless it is used. */
  unusedNoticeAt: OptionalTimestamp;
  createdAt: Date;
  revokedAt: OptionalTimestamp;
}

/** What the proof of a session opened. */
export interface SignerKeyReleasesTable {
  sessionId: string;
  userId: string;
  keyId: string;
  /** Of the proof: each opens a key once. */
  provedAt: Date;
  decisionsLeft: number;
  expiresAt: Date;
}

/** An order of somebody without an account, until the address is confirmed. */
export interface GuestOrdersTable {
  accountId: string;
  /** As typed, in canonical form. */
  email: string;
  secretHash: Buffer;
  passwordHash: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: Date;
  paidAt: OptionalTimestamp;
  createdAt: Date;
}

export interface AccountTables extends StaffTables {
  signerKeyReleases: SignerKeyReleasesTable;
  profiles: ProfilesTable;
  guestOrders: GuestOrdersTable;
  apiKeys: ApiKeysTable;
}
