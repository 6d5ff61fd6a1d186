import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { reportChangedRecord } from '#server/features/documents/certificates/service.ts';
import { verificationMisses } from '#server/observability/metrics.ts';
import { surroundingNetworks } from '#server/rate-limit/networks.ts';
import { globalKey, type Counter } from '#server/rate-limit/windows.ts';
import { rateLimits, verifyMissesInSurge } from '#shared/limits.ts';
import { isStaff } from '#shared/roles.ts';
import { isPossibleCode, normalizeCode } from '#shared/verification-code.ts';
import * as queries from './queries.ts';

/*
 * Public lookup of certificates by code.
 * Promises: each lookup counts against its client IP, also inside a batch, and each miss against the networks around it;
 * networks with many misses are delayed, not refused.
 * Never: personal data in a response; a difference between an uncertified document and an unknown code.
 */

const windows = { short: 'verifyByAddress', long: 'verifyByAddressHourly' } as const;
const globalMisses: Counter = { limit: 'verifyMissesOverall', key: globalKey };

/** The certificate of a code as typed, or null. `ip` is the client's address. Throws TOO_MANY_LOOKUPS, CERTIFICATE_ALTERED. */
export async function lookUpCode(deps: Deps, { code, ip }: { code: string; ip: string }) {
  const counters = missCounters(ip);
  const { points } = await deps.rateLimiter.consumeWindows({ windows, key: ip, counters }, 'TOO_MANY_LOOKUPS');
  const { site } = surroundingNetworks(ip);
  if (isSlowed(counters, points)) await deps.fairShares.slowLookups.run(site, () => Promise.resolve());
  const normalised = normalizeCode(code);
  const certificate = isPossibleCode(normalised) ? await queries.findCertificate(deps.db, normalised) : undefined;
  if (certificate) return toAnswer(deps, certificate);
  await countMiss(deps, counters);
  return null;
}

function missCounters(ip: string): Counter[] {
  const { subscriber, site } = surroundingNetworks(ip);
  const own: Counter[] = subscriber === undefined ? [] : [{ limit: 'verifyMissesBySubscriber', key: subscriber }];
  return [...own, { limit: 'verifyMissesBySite', key: site }, globalMisses];
}

function isSlowed(counters: readonly Counter[], points: readonly number[]): boolean {
  const isSurge = (points.at(-1) ?? 0) >= rateLimits[globalMisses.limit].points;
  return counters.slice(0, -1).some(({ limit }, index) => {
    const misses = points[index] ?? 0;
    return misses >= (isSurge ? verifyMissesInSurge : rateLimits[limit].points);
  });
}

async function countMiss({ rateLimiter, log }: Deps, counters: readonly Counter[]): Promise<void> {
  const points = await rateLimiter.increment(counters);
  verificationMisses.inc();
  const { points: threshold } = rateLimits[globalMisses.limit];
  if (points.at(-1) === threshold)
    log.warn({ misses: threshold }, 'surge of verification misses, slowing repeated ones');
}

/** A revoked certificate exposes only the time of its revocation. Throws CERTIFICATE_ALTERED. */
function toAnswer(deps: Deps, certificate: NonNullable<Awaited<ReturnType<typeof queries.findCertificate>>>) {
  const { revokedAt, documentId, isAsRecorded, ...valid } = certificate;
  if (!isAsRecorded) {
    reportChangedRecord(deps, documentId);
    throw new AppError('CERTIFICATE_ALTERED');
  }
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

/** The certification record of a document, for its owner and staff; null for anyone else and for unknown ids. */
export async function verificationRecordOf({ db }: Deps, actor: Actor, { documentId }: { documentId: string }) {
  const record = await queries.findRecord(db, { documentId, ownerId: isStaff(actor.role) ? null : actor.id });
  return record ? { ...record, isAuthenticated: record.isAuthenticated ?? false } : null;
}
