import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { quotesInput, quotesOutput, savedQuote, saveQuoteInput } from '#shared/schemas/quotes.ts';
import { listOwnQuotes, saveQuote } from '../quotes.ts';

/** Joins `payments`. */
export const quotesRouter = router({
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
});
