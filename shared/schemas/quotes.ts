import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { cents, id, paged, pageInput, speed, timestamp, translationType } from './common.ts';
import { quotedItem, quoteInput } from './payments.ts';

/** Schemas of saved quotes. */

/** `title`: what the customer calls it, such as the client's reference. */
export const saveQuoteInput = quoteInput.extend({
  items: z.array(quotedItem).min(1).max(limits.documentsPerCheckout),
  title: z.string().trim().min(1).max(limits.quoteTitle).nullish(),
});

const savedLine = z.object({
  pages: z.number().int(),
  translationType,
  isBankStatement: z.boolean(),
  speed,
  isMailed: z.boolean(),
  rateCents: cents,
  surchargeCents: cents.optional(),
  postageCents: cents.optional(),
  topUpCents: cents.optional(),
  feeCents: cents.optional(),
  /** Price lines of the desk's offer. */
  extraCents: cents.optional(),
  mailCountry: z.string().nullish(),
  sourceLanguage: z.string().optional(),
  totalCents: cents,
});

/** `valid`: `payments.createCheckoutSession` takes its id, and charges its price. */
export const savedQuote = z.object({
  id,
  title: z.string().nullable(),
  lines: z.array(savedLine),
  totalCents: cents,
  currency: z.literal(currencies),
  createdAt: timestamp,
  expiresAt: timestamp,
  state: z.enum(['valid', 'expired', 'ordered']),
});
export type SavedQuote = z.output<typeof savedQuote>;

const { page, pageSize } = pageInput;
export const quotesInput = z.object({ page, pageSize });
export const quotesOutput = paged(savedQuote);
