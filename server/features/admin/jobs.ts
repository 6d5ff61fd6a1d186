import type { JobHandlers } from '../../jobs/runner.ts';
import { compactTallies } from './tallies/queries.ts';

export const adminJobs: Pick<JobHandlers, 'admin.compactTallies'> = {
  'admin.compactTallies': (deps) => compactTallies(deps),
};
