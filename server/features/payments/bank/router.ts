import { toPage } from '#server/platform/db/pagination.ts';
import { adminProcedure, provenAdminProcedure, router, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  bankImportsOutput,
  bankAccountsOutput,
  bankLinesInput,
  bankLinesOutput,
  confirmBankImportInput,
  confirmBankImportOutput,
  confirmBankLineInput,
  ignoreBankLineInput,
  setBankAccountsInput,
  setBankAccountsOutput,
} from '#shared/schemas/received.ts';
import { listImports, listLines } from './queries.ts';
import { confirmCertain, confirmLine, getBankAccounts, ignoreLine, setBankAccounts } from './service.ts';

/** Joins `admin`. */
export const bankRouter = router({
  /** Where transfers are taken, one account for each currency. */
  bankAccounts: adminProcedure
    .input(empty.optional())
    .output(syncOutput(bankAccountsOutput))
    .query(({ ctx }) => getBankAccounts(ctx.deps)),

  setBankAccounts: provenAdminProcedure
    .input(setBankAccountsInput)
    .output(syncOutput(setBankAccountsOutput))
    .mutation(({ ctx, input }) => setBankAccounts(ctx.deps, ctx.user, input)),

  /** Imported bank statements, newest first. */
  bankImports: adminProcedure
    .input(empty.optional())
    .output(syncOutput(bankImportsOutput))
    .query(async ({ ctx }) => ({ items: await listImports(ctx.deps.db) })),

  /** Credits of a statement, and what each seems to pay. */
  bankLines: adminProcedure
    .input(bankLinesInput)
    .output(syncOutput(bankLinesOutput))
    .query(async ({ ctx, input: { importId, state, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeAdmin);
      const list = await listLines(ctx.deps.db, { importId, state, page });
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  confirmBankLine: provenAdminProcedure
    .input(confirmBankLineInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await confirmLine(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Confirms lines whose number and amount match; called again while some are left. */
  confirmBankImport: provenAdminProcedure
    .input(confirmBankImportInput)
    .output(syncOutput(confirmBankImportOutput))
    .mutation(({ ctx, input }) => confirmCertain(ctx.deps, ctx.user, input)),

  ignoreBankLine: adminProcedure
    .input(ignoreBankLineInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await ignoreLine(ctx.deps, ctx.user, input);
      return {};
    }),
});
