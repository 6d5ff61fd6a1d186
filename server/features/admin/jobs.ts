import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { compactCounters } from './overview.ts';
import { refreshReports } from './reports/cells.ts';
import { mailReports } from './reports/monthly-mail.ts';

export const adminJobs: Pick<
  JobHandlers,
  'admin.compactTallies' | 'admin.refreshReports' | 'admin.refreshAllReports' | 'admin.mailReports'
> = {
  'admin.compactTallies': (deps) => compactCounters(deps),
  'admin.mailReports': (deps) => mailReports(deps),
  'admin.refreshReports': (deps) => refreshReports(deps),
  'admin.refreshAllReports': (deps) => refreshReports(deps, { isWhole: true }),
};
