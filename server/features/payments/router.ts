import { limits } from '#shared/limits.ts';
import { quote } from '#shared/pricing.ts';
import {
  cancelOrderInput,
  cancelOrderOutput,
  createCheckoutInput,
  createCheckoutOutput,
  openOrderInput,
  openOrderOutput,
  paymentList,
  paymentListInput,
  processSessionOutput,
  quoteInput,
  quoteOutput,
  readyByOutput,
  receiptInput,
  receiptView,
  refundInput,
  refundOutput,
  sessionInfoOutput,
  sessionInput,
} from '#shared/schemas/payments.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import {
  syncOutput,
  provenAdminProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  userProcedure,
} from '#server/trpc.ts';
import { promisedNow } from '#server/features/documents/promise.ts';
import { cancelOrder } from './cancellation/service.ts';
import { createCheckoutSession, getSessionInfo } from './checkout/service.ts';
import { processSession } from './fulfilment/service.ts';
import { listPayments } from './queries.ts';
import { refundPayment } from './refunds/service.ts';
import { getOpenOrder, getReceipt } from './service.ts';

export const paymentsRouter = router({
  /** The price of pages. */
  quote: publicProcedure
    .input(quoteInput)
    .output(syncOutput(quoteOutput))
    .query(({ input }) => quote(input.items)),

  /** When an order that is paid now would be ready. */
  readyBy: publicProcedure.output(syncOutput(readyByOutput)).query(({ ctx }) => promisedNow(ctx.deps)),

  /** Opens the page where orders are paid. */
  createCheckoutSession: userProcedure
    .input(createCheckoutInput)
    .output(syncOutput(createCheckoutOutput))
    .mutation(({ ctx, input }) => createCheckoutSession(ctx.deps, ctx.user, input)),

  /** State of a checkout. */
  getSessionInfo: signedInProcedure
    .input(sessionInput)
    .output(syncOutput(sessionInfoOutput))
    .query(({ ctx, input }) => getSessionInfo(ctx.deps, ctx.user, input.sessionId)),

  /** Confirms a payment at once instead of waiting for its webhook. Safe to repeat. */
  processSession: signedInProcedure
    .input(sessionInput)
    .output(syncOutput(processSessionOutput))
    .mutation(({ ctx, input }) => processSession(ctx.deps, ctx.user, input.sessionId)),

  /** Payments, newest first. */
  list: signedInProcedure
    .input(paymentListInput)
    .output(syncOutput(paymentList))
    .query(async ({ ctx, input }) => {
      const page = toPage(input, limits.pageSizeCustomer);
      const { items, total } = await listPayments(ctx.deps.db, { userId: ctx.user.id, page, settled: input.settled });
      return { items, total, page: page.page, pageSize: page.pageSize };
    }),

  /** Orders of an interrupted checkout, at the current price. */
  openOrder: signedInProcedure
    .input(openOrderInput)
    .output(syncOutput(openOrderOutput))
    .query(({ ctx, input }) => getOpenOrder(ctx.deps, ctx.user, input.paymentId)),

  /** A receipt with its lines. */
  receipt: signedInProcedure
    .input(receiptInput)
    .output(syncOutput(receiptView))
    .query(({ ctx, input }) => getReceipt(ctx.deps, ctx.user, input.paymentId)),

  /** Cancels an order before work starts, with a full refund. */
  cancelOrder: signedInProcedure
    .input(cancelOrderInput)
    .output(syncOutput(cancelOrderOutput))
    .mutation(({ ctx, input }) => cancelOrder(ctx.deps, ctx.user, input.documentId)),

  refund: provenAdminProcedure
    .input(refundInput)
    .output(syncOutput(refundOutput))
    .mutation(({ ctx, input }) => refundPayment(ctx.deps, ctx.user, input)),
});
