import type { Context } from '#server/context.ts';
import { FairQueue } from './fair-queue.ts';
import { PacedQueue } from './paced-queue.ts';
import { subscriberNetwork } from './networks.ts';
import { UploadShares } from './upload-shares.ts';

/** What one caller may use of this process, HTTP and sockets together. */
export interface FairShares {
  /** Procedure calls: by person, of visitors by network. */
  calls: FairQueue;
  /** Pages, files and everything else the fast path does not answer: by network. */
  requests: FairQueue;
  /** Files that are held in memory while they arrive and are counted: by person and network. */
  uploads: UploadShares;
  /** Verification lookups from networks that guess. */
  slowLookups: PacedQueue;
}

/** A page that sends twenty queries at once gets them; a person who keeps the pool busy is answered one call at a time. */
const callLimits = {
  capacity: 256,
  perCaller: 16,
  waitingPerCaller: 512,
  waiting: 8_192,
  budget: { burstMs: 3_000, refillPerSecond: 500, maxChargeMs: 25, concurrency: 1, pause: 1 },
};

/** An office of hundreds may share one address; a cold page load is sixty files. */
const requestLimits = {
  capacity: 256,
  perCaller: 32,
  waitingPerCaller: 512,
  waiting: 4_096,
  budget: { burstMs: 4_000, refillPerSecond: 1_000, maxChargeMs: 10, concurrency: 2, pause: 1 },
};

/** Two guesses a second in each process, whoever makes them: one hit in two hours among 100,000 codes of the old form. */
const slowLookupLimits = { perSecond: 2, waitingPerCaller: 6, waiting: 1_000, code: 'TOO_MANY_LOOKUPS' } as const;

export function createFairShares(): FairShares {
  return {
    calls: new FairQueue(callLimits),
    requests: new FairQueue(requestLimits),
    uploads: new UploadShares(),
    slowLookups: new PacedQueue(slowLookupLimits),
  };
}

/** Whose share a call is taken from. */
export function shareKey({ user, ip }: Pick<Context, 'user' | 'ip'>): string {
  return user ? user.id : subscriberNetwork(ip);
}
