import type { ColumnType, Generated } from 'kysely';
import type { InvoiceKind } from '#shared/invoices.ts';
import type { Currency } from '#shared/money.ts';
import type { SoldBy } from '#shared/schemas/invoices.ts';
import type { Buyer, TaxCategory } from '#shared/tax.ts';
import type { CouponTables } from './coupon-tables.ts';

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

/** Counters of sellers other than the main one. */
interface InvoiceSeriesTable {
  office: string;
  kind: InvoiceKind;
  year: number;
  last: number;
}

/** Net and tax per document. */
interface InvoiceLinesTable {
  invoiceId: string;
  documentId: string;
  position: number;
  category: TaxCategory;
  rate: number;
  grossCents: number;
  netCents: number;
  taxCents: number;
}

/** When VIES confirmed the buyer's VAT id; its number where the seller named itself. */
export interface VatEvidence {
  checkedAt: string;
  consultationNumber: string | null;
}

/** Seller and buyer as they were when the invoice was issued. */
export interface InvoiceParties {
  seller: SoldBy;
  buyer: Buyer & { vatCheck?: VatEvidence };
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
  /** The seller's; '' is the main one. */
  office: ColumnType<string, string | undefined, never>;
  series: ColumnType<string, string | undefined, never>;
  currency: ColumnType<Currency, Currency | undefined, never>;
  parties: ColumnType<InvoiceParties | null, string | null | undefined, null>;
  /** Null before tax was kept. */
  netCents: ColumnType<number | null, number | null | undefined, never>;
  taxCents: ColumnType<number | null, number | null | undefined, never>;
}

export interface InvoiceTables extends CouponTables {
  invoiceNumbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  invoiceSeries: InvoiceSeriesTable;
  invoiceLines: InvoiceLinesTable;
}
