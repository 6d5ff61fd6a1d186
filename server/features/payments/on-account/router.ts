import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  accountView,
  orderOnAccountInput,
  orderOnAccountOutput,
  payStatementInput,
} from '#shared/schemas/on-account.ts';
import { createCheckoutOutput } from '#shared/schemas/payments.ts';
import { getAccount, orderOnAccount } from './service.ts';
import { payStatement } from './statements.ts';

/** Joins `payments`. */
export const onAccountRouter = router({
  /** What an organization may order on account, and what it has to pay. */
  account: userProcedure
    .input(empty.optional())
    .output(syncOutput(accountView))
    .query(({ ctx }) => getAccount(ctx.deps, ctx.user)),

  /** Orders documents without a card; the organization pays them with the month's statement. */
  orderOnAccount: userProcedure
    .input(orderOnAccountInput)
    .output(syncOutput(orderOnAccountOutput))
    .mutation(({ ctx, input }) => orderOnAccount(ctx.deps, ctx.user, input)),

  /** Opens the page where a statement is paid. A month that has not ended is stated first. */
  payStatement: userProcedure
    .input(payStatementInput)
    .output(syncOutput(createCheckoutOutput))
    .mutation(({ ctx, input }) => payStatement(ctx.deps, ctx.user, input)),
});
