import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { cents, id, timestamp } from './common.ts';
import { createCheckoutInput } from './payments.ts';

/** Schemas of orders on account and their monthly statements. */

const { documentIds, expectedTotalCents, currency, quoteId, coupon, timeZone } = createCheckoutInput.shape;

export const orderOnAccountInput = z.object({ documentIds, expectedTotalCents, currency, quoteId, coupon, timeZone });
export const orderOnAccountOutput = z.object({ paymentId: id, totalCents: cents, documentIds: z.array(id) });

/** A month's orders: a statement once it has a `number` and is `dueAt` a time, open for more orders before. */
const dueView = z.object({
  paymentId: id,
  documents: z.number().int(),
  since: timestamp,
  dueCents: cents,
  invoiceId: id.nullable(),
  number: z.string().nullable(),
  dueAt: timestamp.nullable(),
  isOverdue: z.boolean(),
});
export type DueView = z.infer<typeof dueView>;

export const accountView = z.object({
  /** Credit limit; null if each order is paid by card. */
  limitCents: cents.nullable(),
  usedCents: cents,
  /** Remaining credit for the next order; 0 while an overdue statement blocks orders. */
  leftCents: cents,
  isOverdue: z.boolean(),
  /** An overdue invoice stops orders on account until it is paid, or promised for a day. */
  isStopped: z.boolean(),
  due: z.array(dueView),
  /** Bank account for transfers, with the invoice's number as reference. Null if only cards are accepted. */
  bank: z
    .object({
      holder: z.string(),
      bankName: z.string(),
      iban: z.string(),
      bic: z.string(),
      routingNumber: z.string(),
      accountNumber: z.string(),
      currency: z.enum(currencies),
    })
    .nullable(),
});

export const payStatementInput = z.object({ paymentId: id });

/** `id` is the organization's account. Null ends ordering on account; what is due stays due. */
export const setCreditLimitInput = z.object({
  id,
  limitCents: z.number().int().positive().max(limits.creditLimitCents).nullable(),
});
