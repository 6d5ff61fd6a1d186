import type { JobHandlers } from '../../jobs/runner.ts';
import { compactCounters } from './tallies/queries.ts';

export const adminJobs: Pick<JobHandlers, 'admin.compactTallies'> = {
  'admin.compactTallies': (deps) => compactCounters(deps),
};
