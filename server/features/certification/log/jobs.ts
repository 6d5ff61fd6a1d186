import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { extendLog } from './service.ts';

export const certificateLogJobs: Pick<JobHandlers, 'certification.extendLog'> = {
  'certification.extendLog': (deps) => extendLog(deps),
};
