import { router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import { sheetInput, sheetOutput } from '#shared/schemas/sheets.ts';
import { getSheet } from './sheet.ts';

/** Joins `documents`. */
export const sheetRouter = router({
  /** What a certified paper says, line by line, in the reader's language. */
  sheet: signedInProcedure
    .input(sheetInput)
    .output(syncOutput(sheetOutput))
    .query(({ ctx, input }) => getSheet(ctx.deps, ctx.user, input)),
});
