import type { ColumnType, Generated } from 'kysely';

/** Tables of erasures: what a customer asked to delete, and the objects that are still to go. */

export interface ErasuresTable {
  id: Generated<string>;
  userId: string;
  /** Null: the account with everything in it. */
  documentId: string | null;
  requestedAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ErasureObjectsTable {
  erasureId: string;
  key: string;
}

export interface ErasureTables {
  erasures: ErasuresTable;
  erasureObjects: ErasureObjectsTable;
}
