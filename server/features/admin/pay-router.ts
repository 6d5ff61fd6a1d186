import { addPayAdjustment } from '#server/features/pay/adjustments.ts';
import { getAgreementCopy } from '#server/features/pay/agreement.ts';
import { endSelfBilling, getBilledPeople } from '#server/features/pay/billing.ts';
import { getEarnings } from '#server/features/pay/earnings.ts';
import { closePayMonth } from '#server/features/pay/months.ts';
import { endRate, getRates, saveRate } from '#server/features/pay/rates.ts';
import { answerDispute, getStatements, markStatementPaid } from '#server/features/pay/statements.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { agreementCopy } from '#shared/schemas/agreement.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { billedPeople } from '#shared/schemas/pay-billing.ts';
import {
  addPayAdjustmentInput,
  answerDisputeInput,
  closePayMonthInput,
  closePayMonthOutput,
  earningsInput,
  earningsOutput,
  endRateInput,
  markStatementPaidInput,
  payStatementsInput,
  payStatementsOutput,
  payStatementView,
  ratesInput,
  ratesOutput,
  saveRateInput,
} from '#shared/schemas/pay.ts';

/** Procedures of the staff's earnings and statements. */
export const payProcedures = {
  /** Rates of all people or one person, ended ones included. */
  rates: adminProcedure
    .input(ratesInput.optional())
    .output(syncOutput(ratesOutput))
    .query(({ ctx, input }) => getRates(ctx.deps, ctx.user, input ?? {})),

  saveRate: provenAdminProcedure
    .input(saveRateInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => saveRate(ctx.deps, ctx.user, input)),

  endRate: provenAdminProcedure
    .input(endRateInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await endRate(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Sums of a month by person, and the lines of one person. */
  earnings: adminProcedure
    .input(earningsInput)
    .output(syncOutput(earningsOutput))
    .query(({ ctx, input }) => getEarnings(ctx.deps, ctx.user, input)),

  addPayAdjustment: provenAdminProcedure
    .input(addPayAdjustmentInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => addPayAdjustment(ctx.deps, ctx.user, input)),

  /** Closes an ended month and issues its statements. */
  closePayMonth: provenAdminProcedure
    .input(closePayMonthInput)
    .output(syncOutput(closePayMonthOutput))
    .mutation(({ ctx, input }) => closePayMonth(ctx.deps, ctx.user, input)),

  /** All statements, open disputes first. */
  payStatements: adminProcedure
    .input(payStatementsInput)
    .output(syncOutput(payStatementsOutput))
    .query(({ ctx, input: { view, month, ...pagination } }) =>
      getStatements(ctx.deps, ctx.user, { view, month, page: toPage(pagination, limits.pageSizeAdmin) }),
    ),

  markStatementPaid: provenAdminProcedure
    .input(markStatementPaidInput)
    .output(syncOutput(payStatementView))
    .mutation(({ ctx, input }) => markStatementPaid(ctx.deps, ctx.user, input)),

  answerDispute: adminProcedure
    .input(answerDisputeInput)
    .output(syncOutput(payStatementView))
    .mutation(({ ctx, input }) => answerDispute(ctx.deps, ctx.user, input)),

  /** Billing details and agreements to self-billing of those who are paid per paper. */
  payBilling: adminProcedure
    .input(empty.optional())
    .output(syncOutput(billedPeople))
    .query(({ ctx }) => getBilledPeople(ctx.deps, ctx.user)),

  /** The text that a freelancer accepted. */
  agreementCopy: adminProcedure
    .input(idInput)
    .output(syncOutput(agreementCopy))
    .query(({ ctx, input }) => getAgreementCopy(ctx.deps, ctx.user, { ...input, ofAnybody: true })),

  /** Ends another person's agreement to self-billing. */
  endSelfBilling: provenAdminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await endSelfBilling(ctx.deps, ctx.user, input);
      return {};
    }),
};
