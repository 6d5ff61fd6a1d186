import type { ColumnType, Generated } from 'kysely';
import type { ImportKind } from '#shared/imports.ts';

/** Tables of imports from another system. */

interface ImportsTable {
  id: Generated<string>;
  kind: ImportKind;
  filename: string;
  idempotencyKey: string;
  sha256: Buffer;
  withInvitations: boolean;
  lines: number;
  created: Generated<number>;
  invited: Generated<number>;
  importedBy: string;
  importedAt: Date;
  /** Null while it runs, or if it was interrupted. */
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ImportedOrdersTable {
  id: Generated<string>;
  accountId: string;
  importId: string;
  reference: string;
  /** `YYYY-MM-DD`. */
  orderedOn: string;
  title: string;
  amountCents: number;
  /** Three capital letters: any currency of the world. */
  currency: string;
}

export interface ImportTables {
  imports: ImportsTable;
  importedOrders: ImportedOrdersTable;
}
