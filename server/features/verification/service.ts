import type { RevocationClass } from '#shared/certificate/revocation.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { verificationMisses } from '#server/observability/metrics.ts';
import { surroundingNetworks } from '#server/rate-limit/networks.ts';
import { globalKey, type Counter } from '#server/rate-limit/windows.ts';
import { AppError } from '#server/errors.ts';
import { reportChangedRecord } from '#server/features/documents/certificates/service.ts';
import { maskNumber } from '#shared/certificate/facts.ts';
import { rateLimits, verifyMissesInSurge } from '#shared/limits.ts';
import { placeOf } from '#shared/notarial/state-names.ts';
import { isStaff } from '#shared/roles.ts';
import type { CheckRecord, LookupRecord, PublishedRoots } from '#shared/schemas/verification.ts';
import { isPossibleCode, isTestCode, normalizeCode } from '#shared/verification-code.ts';
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
export async function lookUpCode(deps: Deps, { code, ip }: { code: string; ip: string }): Promise<LookupRecord | null> {
  return (await counted(deps, ip, () => findByCode(deps, code))) ?? null;
}

/**
 * Whether a file is one we issued, by its hash; an unknown hash with the code of a certificate is an altered file. Counts
 * as one lookup. A test document is no certificate; its revocation is said. Throws TOO_MANY_LOOKUPS, CERTIFICATE_ALTERED.
 */
export async function checkFile(
  deps: Deps,
  { sha256, code, ip }: { sha256: string; code?: string | undefined; ip: string },
): Promise<CheckRecord> {
  const found = await counted(deps, ip, async (): Promise<CheckRecord | undefined> => {
    const issued = await queries.findCertificateOfFile(deps.db, sha256);
    if (issued) {
      const certificate = toResult(deps, issued);
      return { outcome: certificate.state === 'valid' ? 'genuine' : certificate.state, certificate };
    }
    const test = await queries.findTestPaperOfFile(deps.db, sha256);
    if (test || (code && isTestCode(code))) {
      const revoked = test && toTestResult(test);
      return { ...(revoked ? { outcome: 'revoked', certificate: revoked } : { outcome: 'unknown' }), isTest: true };
    }
    const certificate = code ? await findByCode(deps, code) : undefined;
    return certificate && { outcome: 'altered', certificate };
  });
  return found ?? { outcome: 'unknown' };
}

async function findByCode(deps: Deps, code: string): Promise<LookupRecord | undefined> {
  const normalised = normalizeCode(code);
  if (isTestCode(normalised)) {
    const test = await queries.findTestPaper(deps.db, normalised);
    return test && toTestResult(test);
  }
  const row = isPossibleCode(normalised) ? await queries.findCertificate(deps.db, normalised) : undefined;
  return row && toResult(deps, row);
}

/** Runs a public lookup against the limits of its client; an undefined result counts as a miss. */
async function counted<T>(deps: Deps, ip: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
  const counters = missCounters(ip);
  const { points } = await deps.rateLimiter.consumeWindows({ windows, key: ip, counters }, 'TOO_MANY_LOOKUPS');
  const { site } = surroundingNetworks(ip);
  if (isSlowed(counters, points)) await deps.fairShares.slowLookups.run(site, () => Promise.resolve());
  const found = await find();
  if (found === undefined) await countMiss(deps, counters);
  return found;
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

/** A test document has no result until it is revoked. */
function toTestResult({ verificationCode, revokedAt, revokedClass }: queries.TestPaper): LookupRecord | undefined {
  return revokedAt ? revokedResult({ verificationCode, revokedAt, revokedClass }) : undefined;
}

function revokedResult(found: { verificationCode: string; revokedAt: Date; revokedClass: RevocationClass | null }) {
  const { verificationCode, revokedAt, revokedClass } = found;
  return {
    state: 'revoked',
    verificationCode,
    revokedAt,
    revokedClass: revokedClass ?? undefined,
    isAuthenticated: false,
    status: 'Revoked',
  } as const;
}

type Row = queries.CertificateRow & {
  currentRevision?: number | null;
  currentRevokedAt?: Date | null;
  currentRevokedClass?: RevocationClass | null;
};

/** A revoked certificate exposes only when and why it was revoked, which applies to each revision before it, too. Throws CERTIFICATE_ALTERED. */
function toResult(deps: Deps, row: Row): LookupRecord {
  const { documentId, isAsRecorded, sha256: _, actedAt, venueCounty, venueState, ...certificate } = row;
  const { currentRevision, currentRevokedAt, currentRevokedClass, revokedClass, ...issued } = certificate;
  if (!isAsRecorded) {
    reportChangedRecord(deps, documentId);
    throw new AppError('CERTIFICATE_ALTERED');
  }
  const { verificationCode, supersededAt, ...facts } = issued;
  const isCurrent = supersededAt === null;
  const revokedAt = isCurrent ? issued.revokedAt : currentRevokedAt;
  if (revokedAt) {
    const said = (isCurrent ? revokedClass : currentRevokedClass) ?? null;
    return revokedResult({ verificationCode, revokedAt, revokedClass: said });
  }
  const registerNumber = facts.registerNumber ? maskNumber(facts.registerNumber) : null;
  const notarization =
    actedAt && venueCounty && venueState
      ? { at: actedAt, place: placeOf({ county: venueCounty, state: venueState }) }
      : null;
  // A revision without an act of its own is not a notarized one.
  const translationType = notarization ? facts.translationType : 'certified';
  const known = {
    ...facts,
    verificationCode,
    filename: facts.paperKind,
    registerNumber,
    translationType,
    notarization,
  } as const;
  if (isCurrent) return { ...known, state: 'valid', isAuthenticated: true, status: 'Authenticated' };
  return {
    ...known,
    state: 'superseded',
    supersededAt,
    currentRevision: currentRevision ?? facts.revision + 1,
    isAuthenticated: false,
    status: 'Superseded',
  };
}

/** The certificates by which anyone can check our signatures without us. */
export async function listRoots({ signing }: Deps): Promise<PublishedRoots> {
  const roots = await signing.roots();
  return {
    roots: roots.map(({ kind, certificate, compromisedSince }) => ({
      kind,
      certificate: certificate.toString('base64'),
      compromisedSince,
    })),
  };
}

/** The certification record of a document, for its owner and staff; null for anyone else and for unknown ids. */
export async function verificationRecordOf({ db }: Deps, actor: Actor, { documentId }: { documentId: string }) {
  const record = await queries.findRecord(db, { documentId, ownerId: isStaff(actor.role) ? null : actor.id });
  return record ? { ...record, isAuthenticated: record.isAuthenticated ?? false } : null;
}
