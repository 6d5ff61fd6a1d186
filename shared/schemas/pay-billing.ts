import { z } from 'zod';
import { invoiceKinds } from '#shared/invoices.ts';
import { billingGaps, taxStatuses, type BillingDetails } from '#shared/pay/self-billing.ts';
import { taxCategories } from '#shared/tax.ts';
import { cents, id, timestamp } from './common.ts';
import { vatCheck } from './organizations.ts';

/** Schemas of billing details, of agreements to self-billing, and of the invoices that statements of pay are. */

const day = z.iso.date();
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{C}]*$/u);
const plain = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase();

const party = {
  ...{ name: line(120), street: line(120), city: line(80), zip: line(12), region: line(60), country: z.string() },
  ...{ taxId: line(30), vatId: z.string() },
};

/** Faults are found by `findBillingFaults`. */
export const saveBillingInput = z.object({
  ...party,
  country: z.string().max(2),
  vatId: z.string().max(30).transform(plain),
  taxStatus: z.enum(taxStatuses),
  /** Basis points: 1900 is 19 %; 0 unless registered. */
  rate: z.number().int().min(0).max(10_000),
  series: z.string().max(20).transform(plain),
}) satisfies z.ZodType<BillingDetails>;

/** `startsOn`: today or later, in the company's time zone. */
export const acceptSelfBillingInput = z.object({ version: z.string().max(20), startsOn: day });

const billingDetails = z.object({
  ...party,
  taxStatus: z.enum(taxStatuses),
  rate: z.number().int(),
  series: z.string(),
});

/** `endedByName`: null where the person ended it. */
export const agreementView = z.object({
  id,
  version: z.string(),
  acceptedAt: timestamp,
  startsOn: day,
  endedAt: timestamp.nullable(),
  endedByName: z.string().nullable(),
});
export type AgreementView = z.output<typeof agreementView>;

const gaps = z.array(z.enum(billingGaps));

const billed = {
  details: billingDetails.nullable(),
  savedAt: timestamp.nullable(),
  /** What VIES said of the VAT id; null where it is not asked. */
  vatCheck: vatCheck.nullable(),
  /** Newest first; the first is open or none is. */
  agreements: z.array(agreementView),
  /** What keeps the next statement from being an invoice. */
  gaps,
};

export const ownBilling = z.object({
  ...billed,
  /** True with any rate of their own. */
  isPaidPerPaper: z.boolean(),
  wording: z.object({ version: z.string(), text: z.array(z.string()) }),
  /** In the company's time zone. */
  today: day,
});
export type OwnBilling = z.output<typeof ownBilling>;

const billedPerson = z.object({ id, name: z.string().nullable(), email: z.string(), isYou: z.boolean(), ...billed });
export type BilledPerson = z.output<typeof billedPerson>;
export const billedPeople = z.object({ people: z.array(billedPerson) });

/** The invoice that a statement is. Amounts of a credit note are positive. */
export const payInvoiceView = z.object({
  kind: z.enum(invoiceKinds),
  /** `SB-2026-0001`, `SBC-2026-0001`: without gaps per supplier, kind and year. */
  number: z.string(),
  category: z.enum(taxCategories),
  /** Basis points. */
  rate: z.number().int(),
  netCents: cents,
  taxCents: cents,
  grossCents: cents,
  /** Of a credit note: the number of the invoice before it. */
  corrects: z.string().nullable(),
});
