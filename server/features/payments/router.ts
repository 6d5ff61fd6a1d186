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
import { toPage } from '#server/db/pagination.ts';
import {
  syncOutput,
  provenAdminProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  userProcedure,
} from '#server/trpc.ts';
import { promisedNow } from '#server/features/documents/promise/service.ts';
import { cancelOrder } from './cancellation/service.ts';
import { createCheckoutSession, getSessionInfo } from './checkout/service.ts';
import { processSession } from './fulfilment/service.ts';
import { listPayments } from './queries.ts';
import { refundPayment } from './refunds/service.ts';
import { getOpenOrder, getReceipt } from './service.ts';

export const paymentsRouter = router({
  quote: publicProcedure
    .input(quoteInput)
    .output(syncOutput(quoteOutput))
    .query(({ input }) => quote(input.items)),

  readyBy: publicProcedure.output(syncOutput(readyByOutput)).query(({ ctx }) => promisedNow(ctx.deps)),

  createCheckoutSession: userProcedure
    .input(createCheckoutInput)
    .output(syncOutput(createCheckoutOutput))
    .mutation(({ ctx, input }) => createCheckoutSession(ctx.deps, ctx.user, input)),

  getSessionInfo: signedInProcedure
    .input(sessionInput)
    .output(syncOutput(sessionInfoOutput))
    .query(({ ctx, input }) => getSessionInfo(ctx.deps, ctx.user, input.sessionId)),

  processSession: signedInProcedure
    .input(sessionInput)
    .output(syncOutput(processSessionOutput))
    .mutation(({ ctx, input }) => processSession(ctx.deps, ctx.user, input.sessionId)),

  list: signedInProcedure
    .input(paymentListInput)
    .output(syncOutput(paymentList))
    .query(async ({ ctx, input }) => {
      const page = toPage(input, limits.pageSizeCustomer);
      const { items, total } = await listPayments(ctx.deps.db, { userId: ctx.user.id, page, settled: input.settled });
      return { items, total, page: page.page, pageSize: page.pageSize };
    }),

  openOrder: signedInProcedure
    .input(openOrderInput)
    .output(syncOutput(openOrderOutput))
    .query(({ ctx, input }) => getOpenOrder(ctx.deps, ctx.user, input.paymentId)),

  receipt: signedInProcedure
    .input(receiptInput)
    .output(syncOutput(receiptView))
    .query(({ ctx, input }) => getReceipt(ctx.deps, ctx.user, input.paymentId)),

  cancelOrder: signedInProcedure
    .input(cancelOrderInput)
    .output(syncOutput(cancelOrderOutput))
    .mutation(({ ctx, input }) => cancelOrder(ctx.deps, ctx.user, input.documentId)),

  refund: provenAdminProcedure
    .input(refundInput)
    .output(syncOutput(refundOutput))
    .mutation(({ ctx, input }) => refundPayment(ctx.deps, ctx.user, input)),
});
