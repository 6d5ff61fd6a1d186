import type { JobHandlers } from '../../jobs/runner.ts';
import { expireDrafts, sweepFile } from './service.ts';

export const documentsJobs: Pick<JobHandlers, 'documents.sweepFile' | 'documents.expireDrafts'> = {
  'documents.sweepFile': (deps, { key }) => sweepFile(deps, key),
  'documents.expireDrafts': (deps) => expireDrafts(deps),
};
