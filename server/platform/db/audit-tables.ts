import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Tables of the audit logs and their chains. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Json = JSONColumnType<Record<string, unknown>, string | undefined>;

export interface DocumentEventsTable {
  id: Generated<string>;
  documentId: string;
  event: string;
  fromStatus: string | null;
  toStatus: string | null;
  actorId: string | null;
  actorRole: string;
  details: Json;
  createdAt: Timestamp;
  chainPosition: GeneratedAlways<number>;
  hash: GeneratedAlways<Buffer>;
}

export interface StaffEventsTable {
  id: GeneratedAlways<number>;
  event: string;
  actorId: string | null;
  actorRole: string;
  subjectUserId: string | null;
  documentId: string | null;
  details: Json;
  createdAt: Timestamp;
  chainPosition: GeneratedAlways<number>;
  hash: GeneratedAlways<Buffer>;
}

export interface AuditChainsTable {
  chain: string;
  length: number;
  hash: Buffer;
}

export interface AuditTables {
  documentEvents: DocumentEventsTable;
  staffEvents: StaffEventsTable;
  auditChains: AuditChainsTable;
}
