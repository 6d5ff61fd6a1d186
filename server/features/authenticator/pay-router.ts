import { acceptAgreement, getAgreement, getAgreementCopy } from '#server/features/pay/agreement.ts';
import { acceptSelfBilling, endOwnSelfBilling, getBilling, saveBilling } from '#server/features/pay/billing.ts';
import { getOwnEarnings } from '#server/features/pay/earnings.ts';
import { answerStatement, getOwnStatements } from '#server/features/pay/statements.ts';
import { provenStaffProcedure, staffProcedure, syncOutput } from '#server/trpc.ts';
import { acceptAgreementInput, agreementCopy, ownAgreement } from '#shared/schemas/agreement.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { acceptSelfBillingInput, ownBilling, saveBillingInput } from '#shared/schemas/pay-billing.ts';
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

  /** What invoices in the caller's name state, and their agreements to self-billing. */
  billing: staffProcedure
    .input(empty.optional())
    .output(syncOutput(ownBilling))
    .query(({ ctx }) => getBilling(ctx.deps, ctx.user)),

  saveBilling: provenStaffProcedure
    .input(saveBillingInput)
    .output(syncOutput(ownBilling))
    .mutation(({ ctx, input }) => saveBilling(ctx.deps, ctx.user, input)),

  /** Agrees to self-billing in the newest wording. */
  acceptSelfBilling: provenStaffProcedure
    .input(acceptSelfBillingInput)
    .output(syncOutput(ownBilling))
    .mutation(({ ctx, input }) => acceptSelfBilling(ctx.deps, ctx.user, input)),

  endSelfBilling: staffProcedure
    .input(idInput)
    .output(syncOutput(ownBilling))
    .mutation(({ ctx, input }) => endOwnSelfBilling(ctx.deps, ctx.user, input)),

  /** The caller's agreement as a freelancer: the version to accept, and accepted ones. */
  agreement: staffProcedure
    .input(empty.optional())
    .output(syncOutput(ownAgreement))
    .query(({ ctx }) => getAgreement(ctx.deps, ctx.user)),

  /** Accepts the version that was shown. */
  acceptAgreement: provenStaffProcedure
    .input(acceptAgreementInput)
    .output(syncOutput(ownAgreement))
    .mutation(({ ctx, input }) => acceptAgreement(ctx.deps, ctx.user, input)),

  /** The text of one of the caller's acceptances. */
  agreementCopy: staffProcedure
    .input(idInput)
    .output(syncOutput(agreementCopy))
    .query(({ ctx, input }) => getAgreementCopy(ctx.deps, ctx.user, { ...input, ofAnybody: false })),
};
