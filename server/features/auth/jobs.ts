import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { sweepIdempotencyKeys } from '#server/public-api/idempotency.ts';
import { endUnusedKeys } from './api-keys/unused.ts';
import { sweepDevices } from './devices.ts';
import { deleteExpiredTokens } from './email-tokens.ts';
import { deleteExpiredInvitations } from './organizations/invitations.ts';
import { sweepPasskeyAnswers } from './passkeys/service.ts';
import { sweepSessions } from './session.ts';

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
