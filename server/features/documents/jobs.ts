import type { JobHandlers } from '#server/jobs/runner.ts';
import { expireDrafts, sweepFile } from './service.ts';
import { expireCorrectionUploads } from './upload/service.ts';

export const documentsJobs: Pick<JobHandlers, 'documents.sweepFile' | 'documents.expireDrafts'> = {
  'documents.sweepFile': (deps, { key }) => sweepFile(deps, key),
  async 'documents.expireDrafts'(deps) {
    await expireDrafts(deps);
    await expireCorrectionUploads(deps);
  },
};
