import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { compactCounters } from './counters.ts';

export const adminJobs: Pick<JobHandlers, 'admin.compactTallies'> = {
  'admin.compactTallies': (deps) => compactCounters(deps),
};
