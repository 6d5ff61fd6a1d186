import { adminProcedure, router, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import { reportInput, reportMail, reportOutput } from '#shared/schemas/reports.ts';
import { getReportMail, setReportMail } from './monthly-mail.ts';
import { getReport } from './report.ts';

/** Joins `admin`. */
export const reportsRouter = router({
  /** Report of a period's orders, compared with the previous period and grouped by dimensions. */
  report: adminProcedure
    .input(reportInput)
    .output(syncOutput(reportOutput))
    .query(({ ctx, input }) => ctx.deps.replica.read(ctx, (db) => getReport({ ...ctx.deps, db }, input))),

  /** Whether the caller receives the month's report by mail. */
  reportMail: adminProcedure
    .input(empty.optional())
    .output(syncOutput(reportMail))
    .query(({ ctx }) => getReportMail(ctx.deps, ctx.user)),

  setReportMail: adminProcedure
    .input(reportMail)
    .output(syncOutput(reportMail))
    .mutation(({ ctx, input }) => setReportMail(ctx.deps, ctx.user, input)),
});
