import { findCustomers } from '#server/features/auth/desk-customers.ts';
import { closeComplaint, listComplaints, openComplaint, saveComplaint } from '#server/features/documents/complaints.ts';
import { adminProcedure, publicProcedure, router, syncOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  closeComplaintInput,
  complaintsInput,
  complaintsOutput,
  complaintView,
  openComplaintInput,
  saveComplaintInput,
} from '#shared/schemas/complaints.ts';
import {
  changeOrderPaperInput,
  chargeOrderInput,
  createOrderInput,
  deskOrderView,
  findCustomersInput,
  findCustomersOutput,
  officesOutput,
  openOrdersOutput,
  payByLinkInput,
  payLinkInput,
  payLinkView,
  setOrderLinesInput,
} from '#shared/schemas/desk-orders.ts';
import { createCheckoutOutput } from '#shared/schemas/payments.ts';
import {
  declineRequestInput,
  deskRequestView,
  makeOfferInput,
  priceRequestsInput,
  priceRequestsOutput,
} from '#shared/schemas/price-requests.ts';
import {
  changeOrderPaper,
  chargeOrder,
  createOrder,
  getOffices,
  getOpenOrders,
  getOrder,
  setOrderLines,
} from './orders.ts';
import { getPayLink, payByLink } from './pay-links.ts';
import { declineRequest, listPriceRequests, makeOffer, withdrawOffer } from './price-offers.ts';

/** Joins `admin`. */
export const deskRouter = router({
  /** Price requests of customers, earliest due first. */
  priceRequests: adminProcedure
    .input(priceRequestsInput)
    .output(syncOutput(priceRequestsOutput))
    .query(({ ctx, input }) => listPriceRequests(ctx.deps, input)),

  /** Offers an order of the desk at today's price; replaces the offer before. */
  makeOffer: adminProcedure
    .input(makeOfferInput)
    .output(syncOutput(deskRequestView))
    .mutation(({ ctx, input }) => makeOffer(ctx.deps, ctx.user, input)),

  withdrawOffer: adminProcedure
    .input(idInput)
    .output(syncOutput(deskRequestView))
    .mutation(({ ctx, input }) => withdrawOffer(ctx.deps, ctx.user, input)),

  declinePriceRequest: adminProcedure
    .input(declineRequestInput)
    .output(syncOutput(deskRequestView))
    .mutation(({ ctx, input }) => declineRequest(ctx.deps, ctx.user, input)),

  /** Searches customers by the contact details given to staff. */
  findCustomers: adminProcedure
    .input(findCustomersInput)
    .output(syncOutput(findCustomersOutput))
    .query(async ({ ctx, input }) => ({ items: await findCustomers(ctx.deps.db, input) })),

  /** Offices that an order can belong to. */
  offices: adminProcedure.output(syncOutput(officesOutput)).query(({ ctx }) => getOffices(ctx.deps, ctx.user)),

  /** Takes an order for a customer; its files follow. Safe to repeat. */
  createOrder: adminProcedure
    .input(createOrderInput)
    .output(syncOutput(deskOrderView))
    .mutation(({ ctx, input }) => createOrder(ctx.deps, ctx.user, input)),

  /** An order that staff took, with its price and the link that it is paid by. */
  order: adminProcedure
    .input(idInput)
    .output(syncOutput(deskOrderView))
    .query(({ ctx, input }) => getOrder(ctx.deps, input.id)),

  /** Orders that staff took and that are not paid. */
  openOrders: adminProcedure
    .input(empty.optional())
    .output(syncOutput(openOrdersOutput))
    .query(({ ctx }) => getOpenOrders(ctx.deps)),

  /** Replaces the price lines of an unpaid order. */
  setOrderLines: adminProcedure
    .input(setOrderLinesInput)
    .output(syncOutput(deskOrderView))
    .mutation(({ ctx, input }) => setOrderLines(ctx.deps, ctx.user, input)),

  /** Corrects the choices of a paper before it is paid. */
  changeOrderPaper: adminProcedure
    .input(changeOrderPaperInput)
    .output(syncOutput(deskOrderView))
    .mutation(({ ctx, input }) => changeOrderPaper(ctx.deps, ctx.user, input)),

  /** Puts an order on its organization's account. */
  chargeOrder: adminProcedure
    .input(chargeOrderInput)
    .output(syncOutput(deskOrderView))
    .mutation(({ ctx, input }) => chargeOrder(ctx.deps, ctx.user, input)),

  /** Complaints about orders: open ones oldest first, then closed ones. */
  complaints: adminProcedure
    .input(complaintsInput)
    .output(syncOutput(complaintsOutput))
    .query(({ ctx, input }) => listComplaints(ctx.deps, input)),

  openComplaint: adminProcedure
    .input(openComplaintInput)
    .output(syncOutput(complaintView))
    .mutation(({ ctx, input }) => openComplaint(ctx.deps, ctx.user, input)),

  /** Sets cause, subject, cost and lesson of an open complaint. */
  saveComplaint: adminProcedure
    .input(saveComplaintInput)
    .output(syncOutput(complaintView))
    .mutation(({ ctx, input }) => saveComplaint(ctx.deps, ctx.user, input)),

  /** Closes a complaint; its outcome needs a reissue or refund made since it was opened. */
  closeComplaint: adminProcedure
    .input(closeComplaintInput)
    .output(syncOutput(complaintView))
    .mutation(({ ctx, input }) => closeComplaint(ctx.deps, ctx.user, input)),
});

/** Joins `payments`. */
export const payLinksRouter = router({
  /** The order of a link that staff gave. */
  payLink: publicProcedure
    .input(payLinkInput)
    .output(syncOutput(payLinkView))
    .query(({ ctx, input }) => getPayLink(ctx.deps, input)),

  /** Opens the page where the order of a link is paid. */
  payByLink: publicProcedure
    .input(payByLinkInput)
    .output(syncOutput(createCheckoutOutput))
    .mutation(async ({ ctx, input }) => {
      const { page, cookie } = await payByLink(ctx.deps, input);
      if (cookie !== undefined) ctx.setCookie(cookie);
      return page;
    }),
});
