import { z } from 'zod';
import { invoiceKinds, invoiceStates } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { taxCategories } from '#shared/tax.ts';
import { cents, country, id, paged, pageInput, rule, timestamp } from './common.ts';
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
  /** Parts of the total. */
  netCents: cents,
  taxCents: cents,
  /** The seller's office; '' is the main one. */
  office: z.string(),
  /** Of an invoice: the sum of its credit notes. */
  creditedCents: cents,
  /** Due date and unpaid amount of an invoice of orders on account. */
  dueAt: timestamp.nullable(),
  dueCents: cents,
  /** Amount received for an invoice, without credits before collection. */
  paidCents: cents,
  currency: z.literal(currencies),
  paymentId: id,
  /** Of a credit note: the number of its invoice. */
  invoiceNumber: z.string().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

/** The seller as it was when an invoice was issued. */
const soldBy = z.object({
  ...{
    name: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    region: z.string(),
    country: z.string(),
  },
  ...{ taxId: z.string(), vatId: z.string(), series: z.string(), iban: z.string(), bic: z.string() },
});
export type SoldBy = z.output<typeof soldBy>;

/** A document of an invoice; of a credit note, what is returned for it. */
const invoiceLine = paidLine.extend({
  /** Name and reference of the matter when the invoice was issued. */
  matter: z.string().nullable(),
  netCents: cents,
  taxCents: cents,
  /** Basis points: 1900 is 19 %. */
  taxRate: z.number().int(),
  /** Of EN 16931. */
  taxCategory: z.enum(taxCategories),
});

export const invoiceDetails = invoiceView.extend({
  customerName: z.string(),
  billingAddress: z.string().nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  /** As they were when it was issued; null without a published seller, and after the account's erasure. */
  seller: soldBy.nullable(),
  buyer: z
    .object({
      country: z.string().nullable(),
      vatId: z.string().nullable(),
      /** When VIES confirmed the VAT id; its number where the seller named itself. */
      vatCheck: z.object({ checkedAt: timestamp, consultationNumber: z.string().nullable() }).optional(),
    })
    .nullable(),
  /** Sums by tax rate; empty on invoices from before tax was recorded. */
  taxes: z.array(
    z.object({ category: z.enum(taxCategories), rate: z.number().int(), netCents: cents, taxCents: cents }),
  ),
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

/** Billing details for an invoice that a customer requests for their own payment. */
export const requestInvoiceInput = z.object({
  paymentId: id,
  name: z.string().trim().min(1, rule('NAME_REQUIRED')).max(limits.nameMax),
  address: z.string().trim().max(limits.billingAddress).default(''),
  country: country.optional(),
  /** Checked by its digits. */
  vatId: z.string().trim().max(20).optional(),
});
export const requestInvoiceOutput = z.object({ id, number: z.string() });

/** The house's ledger: times are those of issue; the search is in names and numbers. */
export const ledgerInput = z.object({
  ...pageInput,
  kind: z.enum(invoiceKinds).optional(),
  office: z.string().max(40).optional(),
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
