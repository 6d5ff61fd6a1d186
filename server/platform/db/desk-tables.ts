import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DeskSource } from '#shared/desk-orders.ts';
import type { Currency } from '#shared/money.ts';
import type { RefusedPart } from '#shared/schemas/inbound-mail.ts';

/** Tables of orders that staff take. */

interface DeskOrdersTable {
  id: Generated<string>;
  /** The customer's, who owns the documents. */
  accountId: string;
  source: DeskSource;
  /** Null for orders received by mail. */
  createdBy: string | null;
  idempotencyKey: string;
  createdAt: Date;
  /** Of a mail, until it is erased. */
  subject: ColumnType<string | null, string | null | undefined, null>;
  message: ColumnType<string | null, string | null | undefined, null>;
  isSenderProved: ColumnType<boolean | null, boolean | null | undefined, never>;
  /** Parts of the mail that were not taken. */
  refused: JSONColumnType<RefusedPart[], string | undefined>;
}

interface DeskOrderDocumentsTable {
  documentId: string;
  orderId: string;
  position: number;
}

/** Price lines of the desk, a part of the first document's price. */
interface DeskOrderLinesTable {
  orderId: string;
  position: number;
  text: string;
  amountCents: number;
  currency: Currency;
  reason: string;
  addedBy: string;
  addedAt: Date;
}

export interface DeskTables {
  deskOrders: DeskOrdersTable;
  deskOrderDocuments: DeskOrderDocumentsTable;
  deskOrderLines: DeskOrderLinesTable;
}
