import type { Generated } from 'kysely';
import type { DeskSource } from '#shared/desk-orders.ts';
import type { Currency } from '#shared/money.ts';

/** Tables of orders that staff take. */

interface DeskOrdersTable {
  id: Generated<string>;
  /** The customer's, who owns the documents. */
  accountId: string;
  source: DeskSource;
  createdBy: string;
  idempotencyKey: string;
  createdAt: Date;
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
