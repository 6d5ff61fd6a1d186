import { empty } from '#shared/schemas/common.ts';
import { setTestPaymentInput, settleTestCheckoutInput } from '#shared/schemas/test-orders.ts';
import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { changeTestPayment, endTestCheckout } from './service.ts';

/** Joins `payments`. */
export const testPaymentsRouter = router({
  /** Pays a test checkout, or lets it be declined or expire. */
  settleTestCheckout: userProcedure
    .input(settleTestCheckoutInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await endTestCheckout(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Refunds or disputes a test payment. */
  setTestPayment: userProcedure
    .input(setTestPaymentInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await changeTestPayment(ctx.deps, ctx.user, input);
      return {};
    }),
});
