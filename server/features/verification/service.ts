import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { verificationMisses } from '#server/observability/metrics.ts';
import { surroundingNetworks } from '#server/rate-limit/networks.ts';
import { globalKey, type Counter } from '#server/rate-limit/windows.ts';
import { rateLimits, verifyMissesInSurge } from '#shared/limits.ts';
import { isStaff } from '#shared/roles.ts';
import { isPossibleCode, normaliseCode } from '#shared/verification-code.ts';
import * as queries from './queries.ts';

// Anyone may ask whether a code belongs to a translation we certified; the answer names nobody.
// Guessing codes must not pay: every lookup counts for its client IP, also inside a batch and also when it finds something,
// and every miss counts for the networks around it. Networks with many misses are slowed down, never stopped: a flood of
// guesses from elsewhere refuses no honest lookup.
// What is not certified is answered like a code that never existed; a revoked certificate says so, and when.

const windows = { short: 'verifyByAddress', long: 'verifyByAddressHourly' } as const;
const overall: Counter = { limit: 'verifyMissesOverall', key: globalKey };

/** The certificate of a code however it is typed, or null. `ip` is the asker's. TOO_MANY_LOOKUPS. */
export async function lookUpCode(deps: Deps, { code, ip }: { code: string; ip: string }) {
  const counters = missCounters(ip);
  const { points } = await deps.rateLimiter.consumeWindows({ windows, key: ip, counters }, 'TOO_MANY_LOOKUPS');
  const { site } = surroundingNetworks(ip);
  if (isSlowed(counters, points)) await deps.fairShares.slowLookups.run(site, () => Promise.resolve());
  const normalised = normaliseCode(code);
  const certificate = isPossibleCode(normalised) ? await queries.findCertificate(deps.db, normalised) : undefined;
  if (certificate) return toAnswer(certificate);
  await countMiss(deps, counters);
  return null;
}

function missCounters(ip: string): Counter[] {
  const { subscriber, site } = surroundingNetworks(ip);
  const own: Counter[] = subscriber === undefined ? [] : [{ limit: 'verifyMissesBySubscriber', key: subscriber }];
  return [...own, { limit: 'verifyMissesBySite', key: site }, overall];
}

function isSlowed(counters: readonly Counter[], points: readonly number[]): boolean {
  const isSurge = (points.at(-1) ?? 0) >= rateLimits[overall.limit].points;
  return counters.slice(0, -1).some(({ limit }, index) => {
    const misses = points[index] ?? 0;
    return misses >= (isSurge ? verifyMissesInSurge : rateLimits[limit].points);
  });
}

async function countMiss({ rateLimiter, log }: Deps, counters: readonly Counter[]): Promise<void> {
  const points = await rateLimiter.increment(counters);
  verificationMisses.inc();
  const { points: threshold } = rateLimits[overall.limit];
  if (points.at(-1) === threshold)
    log.warn({ misses: threshold }, 'surge of verification misses, slowing repeated ones');
}

/** A revoked certificate tells nothing but that it was. */
function toAnswer({ revokedAt, ...valid }: NonNullable<Awaited<ReturnType<typeof queries.findCertificate>>>) {
  if (!revokedAt) return { ...valid, state: 'valid' as const, status: 'Authenticated' };
  const { verificationCode } = valid;
  return {
    state: 'revoked' as const,
    verificationCode,
    revokedAt,
    isAuthenticated: false as const,
    status: 'Revoked' as const,
  };
}

/** What is known of a document's certificate: for its owner and for staff; null for anyone else, as if it were not there. */
export async function verificationRecordOf({ db }: Deps, actor: Actor, { documentId }: { documentId: string }) {
  const record = await queries.findRecord(db, { documentId, ownerId: isStaff(actor.role) ? null : actor.id });
  return record ? { ...record, isAuthenticated: record.isAuthenticated ?? false } : null;
}
