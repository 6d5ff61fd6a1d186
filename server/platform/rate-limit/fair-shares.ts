import { DownloadShares } from './download-shares.ts';
import { FairQueue } from './fair-queue.ts';
import { KeyGuesses, KeyQuotas } from './key-quotas.ts';
import { subscriberNetwork } from './networks.ts';
import { PacedQueue } from './paced-queue.ts';
import { SocketQuotas } from './socket-quotas.ts';
import { UploadShares } from './upload-shares.ts';

/** Limits per caller in this process, over HTTP and sockets together. */
export interface FairShares {
  /** Procedure calls, by person, or by network for visitors. */
  calls: FairQueue;
  /** Everything outside the fast path, such as pages and files, by network. */
  requests: FairQueue;
  /** Uploads, which are held in memory while they arrive and are inspected, by person and network. */
  uploads: UploadShares;
  /** Sockets and event streams, by account and network. */
  sockets: SocketQuotas;
  /** Verification lookups of networks with too many misses. Those with a proof of work do not wait for plain ones. */
  slowLookups: { plain: PacedQueue; proven: PacedQueue };
  /** Previews of typeset texts, by person: a decision waits for one preview at most. */
  previews: FairQueue;
  /** Decisions, by person: their files are in memory while one is printed and the next is inspected. */
  certifications: FairQueue;
  /** Parts of filing packets, by person: their files are held in memory. */
  packets: FairQueue;
  /** Files that are being sent, by person, or by network for visitors: what a reader has not taken yet is held in memory. */
  downloads: DownloadShares;
  /** Creations of orders from a list, by account: each holds a database connection while it waits for the account's others. */
  bulks: FairQueue;
  /** Calls per API key. */
  keys: KeyQuotas;
  /** Unknown API keys, by network. */
  keyGuesses: KeyGuesses;
}

/** Twenty queries of one page run at once; a caller above the budget runs one call at a time. */
const callLimits = {
  capacity: 256,
  perCaller: 16,
  waitingPerCaller: 512,
  waiting: 8_192,
  budget: { burstMs: 3_000, refillPerSecond: 500, maxChargeMs: 25, concurrency: 1, pause: 1 },
};

/** Sized for an office of hundreds behind one address; a cold page load is sixty files. */
const requestLimits = {
  capacity: 256,
  perCaller: 32,
  waitingPerCaller: 512,
  waiting: 4_096,
  budget: { burstMs: 4_000, refillPerSecond: 1_000, maxChargeMs: 10, concurrency: 2, pause: 1 },
};

/**
 * Two lookups a second per process, one of each kind: a guesser hits one of 100,000 certificates in 38 days, of 100,000 with short
 * legacy codes in two hours.
 */
const slowLookupLimits = { perSecond: 1, waitingPerCaller: 6, waiting: 1_000, code: 'TOO_MANY_LOOKUPS' } as const;

const previewLimits = { capacity: 1, perCaller: 1, waitingPerCaller: 2, waiting: 32 };

/**
 * The queue is as long as the typesetter's. One at a time with a cooldown keeps the p99 of other calls within twice
 * that of an idle server.
 */
const certificationLimits = {
  capacity: 1,
  perCaller: 1,
  maxCooldownMs: 1_000,
  waitingPerCaller: 40,
  waiting: 40,
  code: 'SERVICE_UNAVAILABLE',
} as const;

const packetLimits = { capacity: 2, perCaller: 1, waitingPerCaller: 4, waiting: 64 };

const bulkLimits = {
  capacity: 2,
  perCaller: 1,
  waitingPerCaller: 8,
  waiting: 64,
  code: 'SERVICE_UNAVAILABLE',
} as const;

export function createFairShares(): FairShares {
  return {
    calls: new FairQueue(callLimits),
    requests: new FairQueue(requestLimits),
    uploads: new UploadShares(),
    sockets: new SocketQuotas(),
    slowLookups: { plain: new PacedQueue(slowLookupLimits), proven: new PacedQueue(slowLookupLimits) },
    previews: new FairQueue(previewLimits),
    certifications: new FairQueue(certificationLimits),
    packets: new FairQueue(packetLimits),
    downloads: new DownloadShares(),
    bulks: new FairQueue(bulkLimits),
    keys: new KeyQuotas(),
    keyGuesses: new KeyGuesses(),
  };
}

/** Key of a caller in `calls`: the person's id, else the network. */
export function shareKey({ user, ip }: { user: { id: string } | null; ip: string }): string {
  return user ? user.id : subscriberNetwork(ip);
}
