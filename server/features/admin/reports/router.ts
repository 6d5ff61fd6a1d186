import { adminProcedure, router, syncOutput } from '#server/trpc.ts';
import { reportInput, reportOutput } from '#shared/schemas/reports.ts';
import { getReport } from './report.ts';

/** Joins `admin`. */
export const reportsRouter = router({
  /** Orders of a period, compared with the period before and divided by what they have in common. */
  report: adminProcedure
    .input(reportInput)
    .output(syncOutput(reportOutput))
    .query(({ ctx, input }) => ctx.deps.replica.read(ctx, (db) => getReport(db, input))),
});
