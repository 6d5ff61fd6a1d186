import type { Deps } from '#server/deps.ts';
import { withoutReplica } from '#server/platform/db/replica.ts';
import type { Storage } from '#server/platform/integrations/storage.ts';
import { createStripeClock } from '#server/platform/integrations/stripe.ts';
import type { JobName, JobPayload } from '#server/platform/jobs/catalogue.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';
import { createTestStripe } from './test-stripe.ts';

/** Objects of sandboxes, which an operator can expire by this prefix. */
const keyPrefix = 'sandbox/';

/** Jobs that reach persons, the outside workflow or the public log, or learn from a translation. */
const leftOut: ReadonlySet<JobName> = new Set([
  'mail.send',
  'push.send',
  'translation.dispatch',
  'translation.remember',
  'certification.timestamp',
]);

/** Dependencies for calls and jobs of one sandbox account: the same product on test data, with a separate clock. */
export function sandboxDeps(live: Deps, account: { accountId: string; aheadMs: number }): Deps {
  const { accountId, aheadMs } = account;
  const now = () => new Date(live.now().getTime() + aheadMs);
  const { sandboxDb: db, sandboxPool: pool } = live;
  return {
    ...live,
    pool,
    db,
    replica: withoutReplica(db),
    sandbox: { accountId, aheadMs, live },
    now,
    storage: prefixedStorage(live.storage),
    stripe: createTestStripe({ db, accountId, now, publicUrl: live.env.publicUrl }),
    stripeClock: createStripeClock(),
    translator: null,
    translationEngine: null,
    vies: null,
    push: null,
    jobs: sandboxQueue(live.jobs, accountId),
  };
}

const noAccount = '00000000-0000-4000-8000-000000000000';

/** Dependencies for sweeps and senders over all sandboxes: real time, no account. */
export function everySandbox(live: Deps): Deps {
  return sandboxDeps(live, { accountId: noAccount, aheadMs: 0 });
}

function prefixedStorage(live: Storage): Storage {
  return {
    ...live,
    put: (key, body, options) => live.put(keyPrefix + key, body, options),
    get: (key, options) => live.get(keyPrefix + key, options),
    head: (key) => live.head(keyPrefix + key),
    size: (key) => live.size(keyPrefix + key),
    remove: (key) => live.remove(keyPrefix + key),
  };
}

/** Enqueues every job in the sandboxes' queue, so that a flood of test calls cannot delay live jobs. */
function sandboxQueue(live: JobQueue, accountId: string): JobQueue {
  return {
    ...live,
    async enqueue<N extends JobName>(
      db: Deps['db'],
      name: N,
      payload: JobPayload<N>,
      options?: Parameters<JobQueue['enqueue']>[3],
    ): Promise<void> {
      if (leftOut.has(name)) return;
      await live.enqueue(db, 'sandbox.run', { accountId, name, payload: { ...payload } }, options);
    },
  };
}
