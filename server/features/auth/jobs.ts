import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { sweepIdempotencyKeys } from '#server/public-api/idempotency.ts';
import { endUnusedKeys } from './api-keys/unused.ts';
import { sweepDevices } from './devices/service.ts';
import { deleteExpiredTokens } from './email-tokens/service.ts';
import { deleteExpiredInvitations } from './organizations/invitations/service.ts';
import { sweepPasskeyAnswers } from './passkeys/service.ts';
import { sweepSessions } from './sessions/session.ts';

export const authJobs: Pick<JobHandlers, 'auth.endUnusedKeys' | 'auth.sweep'> = {
  'auth.endUnusedKeys': endUnusedKeys,

  async 'auth.sweep'(deps) {
    await sweepSessions(deps);
    await deleteExpiredTokens(deps);
    await deleteExpiredInvitations(deps);
    await sweepDevices(deps);
    await sweepPasskeyAnswers(deps);
    await sweepIdempotencyKeys(deps);
  },
};
