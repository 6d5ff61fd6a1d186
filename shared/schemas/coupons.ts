import { z } from 'zod';
import { couponCode, couponPattern, couponStates } from '#shared/coupons.ts';
import { currencies } from '#shared/money.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { cents, id, timestamp } from './common.ts';
import { priceAmount, volumeDiscount } from './company.ts';
import { publicationInput, publicationOutput, publishedFactsOf } from './published-facts.ts';

/** Schemas of coupons and of organizations' volume discounts. */

const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** A share or an amount, for all or some services, within a period, up to the maximum number of uses. */
export const createCouponInput = z
  .object({
    code: z.string().max(60).transform(couponCode).pipe(z.string().regex(couponPattern)),
    percent: z.number().int().min(1).max(100).optional(),
    amount: z.object({ cents: priceAmount.min(1), currency: z.enum(currencies) }).optional(),
    cap: z.number().int().min(1).max(1_000_000).optional(),
    /** For each customer once. */
    isOnce: z.boolean().default(true),
    /** At once unless set. */
    validFrom: time.optional(),
    validUntil: time.optional(),
    services: z.array(z.enum(translationTypes)).min(1).optional(),
    note: z.string().trim().max(200).default(''),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), { path: ['percent'] })
  .refine(({ validFrom, validUntil }) => !validUntil || validUntil > (validFrom ?? new Date(0)), {
    path: ['validUntil'],
  });
export type CreateCouponInput = z.output<typeof createCouponInput>;

export const couponView = z.object({
  id,
  code: z.string(),
  percent: z.number().int().nullable(),
  amountCents: cents.nullable(),
  currency: z.enum(currencies),
  cap: z.number().int().nullable(),
  /** Held by open checkouts, and used. */
  uses: z.number().int(),
  isOnce: z.boolean(),
  validFrom: timestamp,
  validUntil: timestamp.nullable(),
  services: z.array(z.enum(translationTypes)).nullable(),
  note: z.string(),
  state: z.enum(couponStates),
  createdAt: timestamp,
  createdByName: z.string().nullable(),
  /** Totals of paid orders: count, discount and amount paid. */
  orders: z.number().int(),
  discountCents: cents,
  revenueCents: cents,
});
export type CouponView = z.output<typeof couponView>;
export const couponsOutput = z.object({ coupons: z.array(couponView) });

export const volumeDiscountInput = z.object({ accountId: id });
export const volumeDiscountOutput = publishedFactsOf(volumeDiscount).extend({
  accountName: z.string().nullable(),
  /** Ordered since the month began, and the share that they bring. */
  pages: z.number().int(),
  percent: z.number().int(),
});
export const publishVolumeDiscountInput = z.object({
  accountId: id,
  facts: volumeDiscount,
  ...publicationInput,
});
export const publishVolumeDiscountOutput = publicationOutput;
