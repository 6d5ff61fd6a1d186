import { adminProcedure, provenAdminProcedure, router, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  dueInput,
  dueOutput,
  promisePaymentInput,
  setReceivableRulesInput,
  setReceivableRulesOutput,
} from '#shared/schemas/received.ts';
import { getDue, promisePayment, setReceivableRules } from './due.ts';

/** Joins `admin`. */
export const dunningRouter = router({
  /** Receivables by age, and credit, per account. */
  due: adminProcedure
    .input(dueInput.optional())
    .output(syncOutput(dueOutput))
    .query(({ ctx, input }) => getDue(ctx.deps, input ?? {})),

  /** Notes by when a statement was promised to be paid. */
  promisePayment: adminProcedure
    .input(promisePaymentInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await promisePayment(ctx.deps, ctx.user, input);
      return {};
    }),

  setReceivableRules: provenAdminProcedure
    .input(setReceivableRulesInput)
    .output(syncOutput(setReceivableRulesOutput))
    .mutation(({ ctx, input }) => setReceivableRules(ctx.deps, ctx.user, input)),
});
