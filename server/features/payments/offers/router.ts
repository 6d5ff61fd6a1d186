import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { idInput } from '#shared/schemas/common.ts';
import {
  acceptOfferInput,
  askPriceInput,
  ownPriceRequestsInput,
  ownPriceRequestsOutput,
  priceRequestView,
} from '#shared/schemas/price-requests.ts';
import { acceptOffer, askPrice, listPriceRequests, withdrawRequest } from './service.ts';

/** Joins `payments`. */
export const offersRouter = router({
  /** Requests a price for papers that cannot be uploaded as orders; files follow. Idempotent. */
  askPrice: userProcedure
    .input(askPriceInput)
    .output(syncOutput(priceRequestView))
    .mutation(({ ctx, input }) => askPrice(ctx.deps, ctx.user, input)),

  /** The account's price requests, newest first, with their offers. */
  priceRequests: userProcedure
    .input(ownPriceRequestsInput)
    .output(syncOutput(ownPriceRequestsOutput))
    .query(({ ctx, input }) => listPriceRequests(ctx.deps, ctx.user, input)),

  /** Accepts an offer in the name of who presses, which makes its order payable at its price. */
  acceptOffer: userProcedure
    .input(acceptOfferInput)
    .output(syncOutput(priceRequestView))
    .mutation(({ ctx, input }) => acceptOffer(ctx.deps, ctx.user, input)),

  withdrawPriceRequest: userProcedure
    .input(idInput)
    .output(syncOutput(priceRequestView))
    .mutation(({ ctx, input }) => withdrawRequest(ctx.deps, ctx.user, input)),
});
