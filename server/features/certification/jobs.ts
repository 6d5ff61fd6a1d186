import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { addMissingTimestamps, addTimestamp } from './signatures/service.ts';

export const certificationJobs: Pick<JobHandlers, 'certification.timestamp' | 'certification.timestamps'> = {
  'certification.timestamps': (deps) => addMissingTimestamps(deps),
  'certification.timestamp': (deps, { sha256 }) => addTimestamp(deps, { sha256 }),
};
