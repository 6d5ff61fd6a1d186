import type { ColumnType } from 'kysely';
import type { InvoiceKind } from '#shared/invoices.ts';

/** Tables of invoices and credit notes. */

interface InvoiceNumbersTable {
  kind: InvoiceKind;
  year: number;
  last: number;
}

export interface InvoicesTable {
  id: string;
  accountId: string;
  kind: InvoiceKind;
  year: number;
  number: number;
  paymentId: string;
  /** The refund that a credit note is about. */
  refundId: string | null;
  /** As they were when it was issued; erased with the account. */
  customerName: string;
  billingAddress: ColumnType<string | null, string | null | undefined, string | null>;
  totalCents: number;
  issuedAt: Date;
}

export interface InvoiceTables {
  invoiceNumbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
}
