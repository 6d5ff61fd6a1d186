import type { Deps } from '#server/deps.ts';
import { jobNames, jobRule, type JobName, type JobPayload } from '#server/platform/jobs/catalogue.ts';
import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { sweepIdempotencyKeys } from '#server/public-api/idempotency.ts';
import { everySandbox } from '#server/public-api/sandbox-deps.ts';
import { endUnusedKeys } from './api-keys/unused.ts';
import { sweepDevices } from './devices.ts';
import { deleteExpiredTokens, sendMail } from './email-tokens.ts';
import { deleteExpiredInvitations } from './organizations/invitations.ts';
import { sweepPasskeyAnswers } from './passkeys/service.ts';
import { listBusySandboxes, openSandbox, testTimers } from './sandbox.ts';
import { sweepSessions } from './session.ts';
import { checkVatId, recheckVatIds } from './vat-checks.ts';

export const authJobs: Pick<JobHandlers, 'auth.checkVatId' | 'auth.endUnusedKeys' | 'auth.sweep' | 'mail.send'> = {
  'auth.checkVatId': checkVatId,
  'auth.endUnusedKeys': endUnusedKeys,
  'mail.send': sendMail,

  async 'auth.sweep'(deps) {
    await sweepSessions(deps);
    await deleteExpiredTokens(deps);
    await deleteExpiredInvitations(deps);
    await sweepDevices(deps);
    await sweepPasskeyAnswers(deps);
    await sweepIdempotencyKeys(deps);
    await recheckVatIds(deps);
  },
};

/** Sweeps by real time, over all sandboxes at once. */
const commonSweeps = ['auth.sweep', 'notifications.sweep', 'webhooks.purge'] as const satisfies readonly JobName[];

/** `handlersOf` is lazy because of a cycle: sandbox jobs dispatch to all handlers, which include these two. */
export function sandboxJobs(handlersOf: () => JobHandlers): Pick<JobHandlers, 'sandbox.run' | 'sandbox.sweep'> {
  return {
    async 'sandbox.run'(live, { accountId, name, payload }) {
      const deps = await openSandbox(live, accountId);
      const known = jobNames.find((one) => one === name);
      // The account was deleted meanwhile, or the job belongs to another release.
      if (deps && known) await runNamed(deps, handlersOf(), known, payload);
    },

    async 'sandbox.sweep'(live) {
      const handlers = handlersOf();
      for (const name of commonSweeps) await handlers[name](everySandbox(live), {});
      for (const accountId of await listBusySandboxes(live.sandboxDb)) {
        try {
          const deps = await openSandbox(live, accountId);
          if (!deps) continue;
          for (const name of testTimers) await handlers[name](deps, {});
        } catch (error) {
          live.log.error({ err: error, accountId }, 'sweeping a sandbox failed');
        }
      }
    },
  };
}

async function runNamed<N extends JobName>(deps: Deps, handlers: JobHandlers, name: N, payload: object): Promise<void> {
  await handlers[name](deps, jobRule(name).payload.parse(payload) as JobPayload<N>);
}
