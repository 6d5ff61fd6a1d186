import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { endSources, notifyOwners } from './erasure/retention.ts';
import { continueErasure, resumeErasures } from './erasure/service.ts';
import { expireTestDocuments } from './erasure/test-data.ts';

export const privacyJobs: Pick<
  JobHandlers,
  'privacy.erase' | 'privacy.resume' | 'privacy.retention' | 'sandbox.expire'
> = {
  'sandbox.expire': (deps) => expireTestDocuments(deps),
  'privacy.erase': (deps, payload) => continueErasure(deps, payload),
  'privacy.resume': (deps) => resumeErasures(deps),
  async 'privacy.retention'(deps) {
    await notifyOwners(deps);
    await endSources(deps);
  },
};
