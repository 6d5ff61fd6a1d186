import { z } from 'zod';
import { invoiceKinds, invoiceStates } from '#shared/invoices.ts';
import { currencies } from '#shared/money.ts';
import { cents, id, paged, pageInput, timestamp } from './common.ts';
import { paidLine } from './payments.ts';

/** Schemas of an organization's invoices and credit notes. */

export const invoiceView = z.object({
  id,
  kind: z.enum(invoiceKinds),
  /** `INV-2026-0042`, `CN-2026-0007`: without gaps per kind and year. */
  number: z.string(),
  issuedAt: timestamp,
  state: z.enum(invoiceStates),
  totalCents: cents,
  /** Of an invoice: the sum of its credit notes. */
  creditedCents: cents,
  /** Of an invoice of orders on account: when it is to be paid, and what is left to pay. */
  dueAt: timestamp.nullable(),
  dueCents: cents,
  /** Of an invoice: what was received, which leaves out what was credited before. */
  paidCents: cents,
  currency: z.literal(currencies),
  paymentId: id,
  /** Of a credit note: the number of its invoice. */
  invoiceNumber: z.string().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

/** A document of an invoice; of a credit note, what is returned for it. */
const invoiceLine = paidLine.extend({
  /** Name and reference of the matter when the invoice was issued. */
  matter: z.string().nullable(),
});

export const invoiceDetails = invoiceView.extend({
  customerName: z.string(),
  billingAddress: z.string().nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  lines: z.array(invoiceLine),
});
export type InvoiceDetails = z.infer<typeof invoiceDetails>;

const { page, pageSize } = pageInput;
export const invoicesInput = z.object({ page, pageSize });
export const invoicesOutput = paged(invoiceView);

/** Filters of the export: the year of issue. */
export const invoicesExportInput = z.object({ year: z.coerce.number().int().min(2000).max(9999).optional() });

/** Response of `GET /files/invoices.json`. */
export const invoicesExport = z.object({ items: z.array(invoiceDetails) });

/** The house's ledger: times are those of issue; the search is in names and numbers. */
export const ledgerInput = z.object({
  ...pageInput,
  kind: z.enum(invoiceKinds).optional(),
  from: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional(),
  to: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional(),
});
const ledgerView = invoiceView.extend({ accountId: id, customerName: z.string() });
export type LedgerView = z.infer<typeof ledgerView>;
export const ledgerOutput = paged(ledgerView);
