import { adminProcedure, router, syncOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { invoiceDetails, ledgerInput, ledgerOutput } from '#shared/schemas/invoices.ts';
import { getAnyInvoice, getLedger, resendInvoice } from './ledger.ts';

/** Joins `admin`. */
export const ledgerRouter = router({
  /** Invoices and credit notes of every organization, newest first. */
  invoices: adminProcedure
    .input(ledgerInput)
    .output(syncOutput(ledgerOutput))
    .query(({ ctx, input }) => getLedger(ctx.deps, input)),

  /** One of them with its lines. */
  invoice: adminProcedure
    .input(idInput)
    .output(syncOutput(invoiceDetails))
    .query(({ ctx, input }) => getAnyInvoice(ctx.deps, input)),

  /** Mails an invoice again. */
  resendInvoice: adminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await resendInvoice(ctx.deps, ctx.user, input);
      return {};
    }),
});
