import { createCoupon, getCoupons, stopCoupon } from '#server/features/payments/coupons.ts';
import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  couponsOutput,
  createCouponInput,
  publishVolumeDiscountInput,
  publishVolumeDiscountOutput,
  volumeDiscountInput,
  volumeDiscountOutput,
} from '#shared/schemas/coupons.ts';
import { publishSellerInput, publishSellerOutput, sellerInput, sellerOutput } from '#shared/schemas/sellers.ts';
import { getSeller, publishSeller } from './sellers.ts';
import { getVolumeDiscount, publishVolumeDiscount } from './volume-discounts.ts';

/** Discounts of orders: coupons and volume discounts. Sellers and tax. */
export const moneyProcedures = {
  /** Coupons with their uses and revenue, newest first. */
  coupons: adminProcedure
    .input(empty.optional())
    .output(syncOutput(couponsOutput))
    .query(({ ctx }) => getCoupons(ctx.deps)),

  createCoupon: provenAdminProcedure
    .input(createCouponInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => createCoupon(ctx.deps, ctx.user, input)),

  /** Ends a coupon; open checkouts that hold it keep it. */
  endCoupon: adminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await stopCoupon(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Seller of an office, and the tax included in prices. */
  seller: adminProcedure
    .input(sellerInput)
    .output(syncOutput(sellerOutput))
    .query(({ ctx, input }) => getSeller(ctx.deps, input)),

  publishSeller: provenAdminProcedure
    .input(publishSellerInput)
    .output(syncOutput(publishSellerOutput))
    .mutation(({ ctx, input }) => publishSeller(ctx.deps, ctx.user, input)),

  /** Volume discount of an organization by pages per month. */
  volumeDiscount: adminProcedure
    .input(volumeDiscountInput)
    .output(syncOutput(volumeDiscountOutput))
    .query(({ ctx, input }) => getVolumeDiscount(ctx.deps, input)),

  publishVolumeDiscount: provenAdminProcedure
    .input(publishVolumeDiscountInput)
    .output(syncOutput(publishVolumeDiscountOutput))
    .mutation(({ ctx, input }) => publishVolumeDiscount(ctx.deps, ctx.user, input)),
};
