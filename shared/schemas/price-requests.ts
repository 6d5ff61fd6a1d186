import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { priceRequestStates } from '#shared/price-requests.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { cents, id, paged, pageInput, rule, timestamp } from './common.ts';

/** Schemas of prices that customers ask for, and of the desk's offers. */

const text = z.string().trim().max(2000);

export const askPriceInput = z.object({
  about: text.min(1, rule('PRICE_REQUEST_ABOUT')),
  /** In words: any language of the world. */
  languages: z.string().trim().max(120).default(''),
  pages: z.number().int().min(1).max(100_000).nullable().default(null),
  /** `YYYY-MM-DD`. */
  neededBy: z.iso.date().nullable().default(null),
  idempotencyKey: z.string().min(8).max(64),
});

/** Facts of a paper in an offer. */
const offeredPaper = z.object({
  filename: z.string(),
  pages: z.number().int(),
  translationType: z.enum(translationTypes),
  isBankStatement: z.boolean(),
});

const priceOfferView = z.object({
  id,
  version: z.number().int(),
  /** `text` is English; null in a line that the desk wrote. */
  lines: z.array(z.object({ text: z.string(), amountCents: cents, paper: offeredPaper.nullable() })),
  totalCents: cents,
  currency: z.enum(currencies),
  note: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  isExpired: z.boolean(),
  acceptedAt: timestamp.nullable(),
  acceptedName: z.string().nullable(),
});
export type PriceOfferView = z.output<typeof priceOfferView>;

const request = {
  id,
  about: z.string(),
  languages: z.string(),
  pages: z.number().int().nullable(),
  neededBy: z.string().nullable(),
  state: z.enum(priceRequestStates),
  reason: z.string(),
  dueAt: timestamp,
  createdAt: timestamp,
  files: z.array(z.object({ id, filename: z.string(), sizeBytes: z.number().int() })),
  /** The newest that was not withdrawn. */
  offer: priceOfferView.nullable(),
};

export const priceRequestView = z.object({
  ...request,
  /** Where an accepted offer is paid. */
  payUrl: z.string().nullable(),
});
export type PriceRequestView = z.output<typeof priceRequestView>;
export const ownPriceRequestsInput = z.object({ page: pageInput.page });
export const ownPriceRequestsOutput = paged(priceRequestView);

export const deskRequestView = z.object({
  ...request,
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  /** Unpaid orders of the desk for this customer, which an offer can be made of. */
  orders: z.array(z.object({ id, title: z.string() })),
});
export type DeskRequestView = z.output<typeof deskRequestView>;
export const priceRequestsInput = z.object({ ...pageInput, state: z.enum(['waiting', 'closed']).default('waiting') });
export const priceRequestsOutput = paged(deskRequestView);

export const makeOfferInput = z.object({ requestId: id, orderId: id, note: text.default('') });
export const declineRequestInput = z.object({ id, reason: text.min(3, rule('REASON_REQUIRED')).max(limits.reasonMax) });
export const acceptOfferInput = z.object({
  offerId: id,
  /** Who accepts, as typed. */
  name: z.string().trim().min(2, rule('OFFER_NAME')).max(limits.nameMax),
});

/** Response of `PUT /files/price-requests/:id`. */
export const requestFileOutput = z.object({ id, filename: z.string(), sizeBytes: z.number().int() });
