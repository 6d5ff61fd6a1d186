import type { ColumnType, Generated } from 'kysely';
import type { InvoiceKind } from '#shared/invoices.ts';

/** Tables of invoices and credit notes, and columns of payments on account. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface OnAccountColumns {
  /** A month's orders of an organization: its tab until `statedAt`, its statement from then on. */
  onAccount: Generated<boolean>;
  statedAt: OptionalTimestamp;
  dueAt: OptionalTimestamp;
  overdueNotifiedAt: OptionalTimestamp;
  /** The part of `refundedCents` that was credited before the payment was collected. */
  creditedCents: Generated<number>;
}

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
