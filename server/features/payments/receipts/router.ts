import { toPage } from '#server/platform/db/pagination.ts';
import { adminProcedure, provenAdminProcedure, router, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  confirmPayoutInput,
  payoutsOutput,
  receivedInput,
  receivedOutput,
  receivedView,
  recordPaymentInput,
  recordPaymentOutput,
  reversePaymentInput,
} from '#shared/schemas/received.ts';
import { confirmPayout, getPayouts } from './payouts.ts';
import { listReceived } from './queries.ts';
import { reversePayment } from './reversal.ts';
import { recordPayment } from './service.ts';

/** Joins `admin`. */
export const receiptsRouter = router({
  /** Payments that did not come by card, newest first. */
  received: adminProcedure
    .input(receivedInput)
    .output(syncOutput(receivedOutput))
    .query(async ({ ctx, input: { search, method, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeAdmin);
      const list = await listReceived(ctx.deps.db, { search, method, page });
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  /** Records money that came by bank, cash or check, against a statement or an order. */
  recordPayment: provenAdminProcedure
    .input(recordPaymentInput)
    .output(syncOutput(recordPaymentOutput))
    .mutation(({ ctx, input }) => recordPayment(ctx.deps, ctx.user, input)),

  /** Takes a recorded payment back by a counter entry. */
  reversePayment: provenAdminProcedure
    .input(reversePaymentInput)
    .output(syncOutput(receivedView))
    .mutation(({ ctx, input }) => reversePayment(ctx.deps, ctx.user, input)),

  /** Refunds pending manual payout. */
  payouts: adminProcedure
    .input(empty.optional())
    .output(syncOutput(payoutsOutput))
    .query(({ ctx }) => getPayouts(ctx.deps)),

  confirmPayout: provenAdminProcedure
    .input(confirmPayoutInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await confirmPayout(ctx.deps, ctx.user, input);
      return {};
    }),
});
