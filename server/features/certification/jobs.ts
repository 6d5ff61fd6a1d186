import type { JobHandlers } from '#server/jobs/runner.ts';
import { addTimestamp } from './signatures/service.ts';

export const certificationJobs: Pick<JobHandlers, 'certification.timestamp'> = {
  'certification.timestamp': (deps, { sha256 }) => addTimestamp(deps, { sha256 }),
};
