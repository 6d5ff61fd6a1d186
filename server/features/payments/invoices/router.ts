import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { idInput } from '#shared/schemas/common.ts';
import { invoiceDetails, invoicesInput, invoicesOutput } from '#shared/schemas/invoices.ts';
import { getInvoice, listOwnInvoices } from './service.ts';

/** Joins `payments`. */
export const invoicesRouter = router({
  /** Invoices and credit notes of an organization, newest first. */
  invoices: userProcedure
    .input(invoicesInput)
    .output(syncOutput(invoicesOutput))
    .query(({ ctx, input }) => listOwnInvoices(ctx.deps, ctx.user, input)),

  /** An invoice or credit note with its lines. */
  invoice: userProcedure
    .input(idInput)
    .output(syncOutput(invoiceDetails))
    .query(({ ctx, input }) => getInvoice(ctx.deps, ctx.user, input)),
});
