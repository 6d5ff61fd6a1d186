import { lockMemberTrust } from '#server/features/auth/trust-locks.ts';
import { promisedNow } from '#server/features/documents/promise.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import {
  guestProcedure,
  provenAdminProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  syncOutput,
  userProcedure,
} from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { tokenInput } from '#shared/schemas/auth.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  changeGuestEmailInput,
  guestCheckoutInput,
  guestCheckoutOutput,
  guestOrderOutput,
  openGuestLinkOutput,
  setGuestPasswordInput,
} from '#shared/schemas/guests.ts';
import {
  invoiceDetails,
  invoicesInput,
  invoicesOutput,
  requestInvoiceInput,
  requestInvoiceOutput,
} from '#shared/schemas/invoices.ts';
import {
  accountView,
  orderOnAccountInput,
  orderOnAccountOutput,
  payStatementInput,
} from '#shared/schemas/on-account.ts';
import {
  cancelOrderInput,
  cancelOrderOutput,
  createCheckoutInput,
  createCheckoutOutput,
  openOrderInput,
  openOrderOutput,
  orderPriceInput,
  orderPriceOutput,
  paymentList,
  paymentListInput,
  processSessionOutput,
  quoteInput,
  quoteOutput,
  readyByInput,
  readyByOutput,
  receiptInput,
  receiptView,
  refundInput,
  refundOutput,
  sessionInfoOutput,
  sessionInput,
} from '#shared/schemas/payments.ts';
import { quotesInput, quotesOutput, savedQuote, saveQuoteInput } from '#shared/schemas/quotes.ts';
import { setTestPaymentInput, settleTestCheckoutInput } from '#shared/schemas/test-orders.ts';
import { processSession } from './checkout/progress.ts';
import { createCheckoutSession, getSessionInfo } from './checkout/service.ts';
import {
  beginGuestOrder,
  changeGuestEmail,
  openGuestLink,
  resendGuestLink,
  setGuestPassword,
  showGuestOrder,
} from './guest-orders.ts';
import { getInvoice, listOwnInvoices, requestInvoice } from './invoices/service.ts';
import { getAccount, orderOnAccount } from './on-account/service.ts';
import { payStatement } from './on-account/statements.ts';
import { listPayments } from './queries.ts';
import { listOwnQuotes, priceNow, saveQuote } from './quotes.ts';
import { cancelOrder } from './refunds/cancellation.ts';
import { refundPayment } from './refunds/service.ts';
import { changeTestPayment, endTestCheckout, getOpenOrder, getOrderPrice, getReceipt } from './service.ts';

export const paymentsRouter = router({
  /** The price of pages. */
  quote: publicProcedure
    .input(quoteInput)
    .output(syncOutput(quoteOutput))
    .query(({ ctx, input }) => priceNow(ctx.deps, ctx.user, input.items)),

  /** When an order that is paid now would be ready. */
  readyBy: publicProcedure
    .input(readyByInput.optional())
    .output(syncOutput(readyByOutput))
    .query(({ ctx, input }) => promisedNow(ctx.deps, input)),

  /** Begins an order without an account; the cookie opens this order alone. Safe to repeat. */
  guestCheckout: publicProcedure
    .input(guestCheckoutInput)
    .output(syncOutput(guestCheckoutOutput))
    .mutation(async ({ ctx, input }) => {
      const { answer, cookie } = await beginGuestOrder(ctx.deps, ctx, input);
      if (cookie !== undefined) ctx.setCookie(cookie);
      return answer;
    }),

  /** The order of the guest's cookie. */
  guestOrder: guestProcedure
    .input(empty.optional())
    .output(syncOutput(guestOrderOutput))
    .query(({ ctx }) => showGuestOrder(ctx.deps, ctx.guest)),

  /** Corrects a guest's address before it is confirmed. */
  changeGuestEmail: guestProcedure
    .input(changeGuestEmailInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await changeGuestEmail(ctx.deps, ctx.guest, input);
      return {};
    }),

  /** Mails a guest another link. */
  resendGuestLink: guestProcedure
    .input(empty.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await resendGuestLink(ctx.deps, ctx.guest);
      return {};
    }),

  /** Chooses the password of a guest's account, for when the address is confirmed. */
  setGuestPassword: guestProcedure
    .input(setGuestPasswordInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await setGuestPassword(ctx.deps, ctx.guest, input);
      return {};
    }),

  /** Confirms a guest's address by the mailed link, and signs in. */
  openGuestLink: publicProcedure
    .input(tokenInput)
    .output(syncOutput(openGuestLinkOutput))
    .mutation(async ({ ctx, input }) => {
      const { answer, cookies } = await openGuestLink(ctx.deps, ctx, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return answer;
    }),

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

  /** Saves prices that hold until the quote expires; a checkout names it. */
  saveQuote: userProcedure
    .input(saveQuoteInput)
    .output(syncOutput(savedQuote))
    .mutation(({ ctx, input }) => saveQuote(ctx.deps, ctx.user, input)),

  /** Saved quotes, newest first. */
  quotes: userProcedure
    .input(quotesInput)
    .output(syncOutput(quotesOutput))
    .query(({ ctx, input }) => listOwnQuotes(ctx.deps, ctx.user, input)),

  /** Invoices and credit notes of an organization, newest first. */
  invoices: userProcedure
    .input(invoicesInput)
    .output(syncOutput(invoicesOutput))
    .query(({ ctx, input }) => listOwnInvoices(ctx.deps, ctx.user, input)),

  /** An invoice or credit note with its lines. */
  invoice: userProcedure
    .input(idInput)
    .output(syncOutput(invoiceDetails))
    .query(({ ctx, input }) => getInvoice(ctx.deps, ctx.user, input)),

  /** Credit limit and unpaid statements of an organization. */
  account: userProcedure
    .input(empty.optional())
    .output(syncOutput(accountView))
    .query(({ ctx }) => getAccount(ctx.deps, ctx.user)),

  /** Price of unpaid documents together, with an optional coupon. */
  orderPrice: userProcedure
    .input(orderPriceInput)
    .output(syncOutput(orderPriceOutput))
    .query(({ ctx, input }) => getOrderPrice(ctx.deps, ctx.user, input)),

  /** The invoice of a settled payment, issued at the first request. */
  requestInvoice: userProcedure
    .input(requestInvoiceInput)
    .output(syncOutput(requestInvoiceOutput))
    .mutation(({ ctx, input }) => requestInvoice(ctx.deps, ctx.user, input)),

  /** Orders documents without a card; the organization pays them with the month's statement. */
  orderOnAccount: userProcedure
    .input(orderOnAccountInput)
    .output(syncOutput(orderOnAccountOutput))
    .mutation(({ ctx: { deps, user }, input }) =>
      orderOnAccount(deps, user, input, (trx) => lockMemberTrust(trx, user)),
    ),

  /** Opens the page where a statement is paid. A month that has not ended is invoiced first. */
  payStatement: userProcedure
    .input(payStatementInput)
    .output(syncOutput(createCheckoutOutput))
    .mutation(({ ctx, input }) => payStatement(ctx.deps, ctx.user, input)),

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
