import { adminProcedure, syncOutput } from '#server/trpc.ts';
import { idInput } from '#shared/schemas/common.ts';
import {
  declineRequestInput,
  deskRequestView,
  makeOfferInput,
  priceRequestsInput,
  priceRequestsOutput,
} from '#shared/schemas/price-requests.ts';
import { declineRequest, listPriceRequests, makeOffer, withdrawOffer } from './price-offers.ts';

/** Joins `admin`. */
export const offerProcedures = {
  /** Prices that customers ask for, the next due first. */
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
};
