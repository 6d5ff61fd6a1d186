import { getOwnEarnings } from '#server/features/pay/earnings.ts';
import { answerStatement, getOwnStatements } from '#server/features/pay/statements.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  answerStatementInput,
  ownEarningsInput,
  ownEarningsOutput,
  ownStatements,
  payStatementView,
} from '#shared/schemas/pay.ts';

/** The caller's own earnings and statements. */
export const payProcedures = {
  /** Earnings and adjustments of a month; the current one by default. */
  earnings: staffProcedure
    .input(ownEarningsInput.optional())
    .output(syncOutput(ownEarningsOutput))
    .query(({ ctx, input }) => getOwnEarnings(ctx.deps, ctx.user, input ?? {})),

  /** The caller's statements, newest first. */
  statements: staffProcedure
    .input(empty.optional())
    .output(syncOutput(ownStatements))
    .query(({ ctx }) => getOwnStatements(ctx.deps, ctx.user)),

  /** Confirms a statement, or disputes it with a message. */
  answerStatement: staffProcedure
    .input(answerStatementInput)
    .output(syncOutput(payStatementView))
    .mutation(({ ctx, input }) => answerStatement(ctx.deps, ctx.user, input)),
};
