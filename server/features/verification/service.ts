import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { proveIssued } from '#server/features/certification/log/issued-proof.ts';
import { agreesWithLog } from '#server/features/certification/log/record.ts';
import { copyAccessOf } from '#server/features/documents/certificate-sheets.ts';
import { reportChangedRecord } from '#server/features/documents/certificates.ts';
import { verificationMisses } from '#server/platform/observability/metrics.ts';
import { surroundingNetworks } from '#server/platform/rate-limit/networks.ts';
import { globalKey, type Counter, type Increment } from '#server/platform/rate-limit/windows.ts';
import { isReached } from '#server/public-api/staff-reach.ts';
import { isStaff } from '#shared/access.ts';
import { maskNumber } from '#shared/certificate/facts.ts';
import type { RevocationClass } from '#shared/certificate/revocation.ts';
import { placeOf } from '#shared/notarial/state-names.ts';
import { rateLimits, verifyMissesInSurge } from '#shared/rate-limits.ts';
import type {
  CheckRecord,
  LookupRecord,
  openCopyOutput,
  PublishedRoots,
  sealKeysOutput,
} from '#shared/schemas/verification.ts';
import { isPossibleCode, isTestCode, normalizeCode } from '#shared/verification-code.ts';
import { openWithKey } from './copies.ts';
import { makeChallenge, spendWork } from './proof-of-work.ts';
import {
  findCertificate,
  findCertificateOfFile,
  findRecord,
  findTestPaper,
  findTestPaperOfFile,
  type CertificateRow,
  type TestPaper,
} from './queries.ts';

/*
 * Public lookup of certificates by code.
 * Promises: a certificate is found however many misses its client made before, up to 600 an hour; each miss counts
 * against the client IP, also inside a batch, and against the networks around it, which are delayed when they have
 * many. Above a limit, lookups require a proof of work instead of being refused.
 * Never: personal data in a response; a difference between an uncertified document and an unknown code; a lookup for a
 * client above the limit of found ones, so that neither answer nor time says what it would find.
 */

const missWindows = { short: 'verifyMisses', long: 'verifyMissesHourly' } as const;
/** Retry delay for a client whose site has too many queued lookups. */
const slowRetrySeconds = 5;
const globalMisses: Counter = { limit: 'verifyMissesOverall', key: globalKey };

/** The caller; `ip` is the client's address. */
interface Asker {
  ip: string;
  /** Solves the challenge of an earlier refusal of the same question. */
  proofOfWork?: string | undefined;
}

/**
 * The certificate of a code as typed, or null. Throws CERTIFICATE_ALTERED, and TOO_MANY_LOOKUPS with the details `challenge`,
 * `bits` and `retryAfter`.
 */
export async function lookUpCode(
  deps: Deps,
  { code, ...asker }: Asker & { code: string },
): Promise<LookupRecord | null> {
  const question = `code ${normalizeCode(code)}`;
  return (await limited(deps, { ...asker, question }, () => findByCode(deps, code))) ?? null;
}

/**
 * A link to the file of a code, for callers with the paper's access key. Counts as one lookup. Throws the codes of
 * `lookUpCode` and `openWithKey`.
 */
export async function openCopy(
  deps: Deps,
  { accessKey, ...asked }: Asker & { code: string; accessKey: string },
): Promise<z.input<typeof openCopyOutput>> {
  const found = await lookUpCode(deps, asked);
  if (!found) throw new AppError('CERTIFICATE_NOT_FOUND');
  return openWithKey(deps, { verificationCode: found.verificationCode, accessKey, ip: asked.ip });
}

/**
 * Whether a file is one we issued, by its hash; an unknown hash with the code of a certificate is an altered file, or a scan of
 * it where the caller read the code from a picture. Counts as one lookup. Of a test document only its revocation is said. A file on
 * record is genuine with an intact signature and a proof that the log holds it. Throws as `lookUpCode`.
 */
export async function checkFile(
  deps: Deps,
  {
    sha256,
    code,
    isScan,
    ...asker
  }: Asker & { sha256: string; code?: string | undefined; isScan?: boolean | undefined },
): Promise<CheckRecord> {
  const question = `file ${sha256} ${normalizeCode(code ?? '')}`;
  const found = await limited(deps, { ...asker, question }, async (): Promise<CheckRecord | undefined> => {
    const issued = await findCertificateOfFile(deps.db, sha256);
    if (issued) {
      const certificate = toResult(deps, issued);
      return checkRecorded(deps, { certificate, sha256 });
    }
    const test = await findTestPaperOfFile(deps.db, sha256);
    if (test || (code && isTestCode(code))) {
      const revoked = test && toTestResult(test);
      return { ...(revoked ? { outcome: 'revoked', certificate: revoked } : { outcome: 'unknown' }), isTest: true };
    }
    const certificate = code ? await findByCode(deps, code) : undefined;
    if (certificate && isScan) return { outcome: 'unknown', scanOf: certificate.verificationCode, certificate };
    return certificate && { outcome: 'altered', certificate };
  });
  return found ?? { outcome: 'unknown' };
}

/** A file on record with its proof. Without a proof only its certificate is returned. */
async function checkRecorded(
  deps: Deps,
  { certificate, sha256 }: { certificate: LookupRecord; sha256: string },
): Promise<CheckRecord> {
  if (certificate.state === 'revoked') return { outcome: 'revoked', certificate };
  const proof = await proveIssued(deps, sha256);
  if (proof === null) return { outcome: 'unknown', signature: 'none', certificate };
  return {
    outcome: certificate.state === 'valid' ? 'genuine' : 'superseded',
    certificate,
    signature: 'intact',
    proof,
  };
}

async function findByCode(deps: Deps, code: string): Promise<LookupRecord | undefined> {
  const normalised = normalizeCode(code);
  if (isTestCode(normalised)) {
    const test = await findTestPaper(deps.db, normalised);
    return test && toTestResult(test);
  }
  const row = isPossibleCode(normalised) ? await findCertificate(deps.db, normalised) : undefined;
  return row && toResult(deps, row);
}

/** Runs a public lookup within the limits of its client; an undefined result counts as a miss. */
async function limited<T>(
  deps: Deps,
  { ip, question, proofOfWork }: Asker & { question: string },
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { rateLimiter } = deps;
  const challenged = (retryAfter: number) =>
    new AppError('TOO_MANY_LOOKUPS', { details: { retryAfter, ...makeChallenge(deps, { ip, question }) } });
  const isProven = proofOfWork !== undefined && (await spendWork(deps, { proof: proofOfWork, ip, question }));
  const networks = networkCounters(ip);
  const counters = [...networks, globalMisses];
  // Counted before it is made, so that parallel lookups share the limit.
  const taken = await rateLimiter.consumeWindows({ windows: { short: 'verifyHits' }, key: ip, counters });
  if (!taken.isAllowed && !isProven) throw challenged(taken.retryAfterSeconds);
  const noHit: Increment = { limit: 'verifyHits', key: ip, by: -1 };
  if (isSlowed(counters, taken.points) && !(await passSlowly(deps, { ip, isProven }))) {
    await rateLimiter.increment([noHit]);
    throw challenged(slowRetrySeconds);
  }
  const found = await find();
  if (found !== undefined) return found;
  const missed = await rateLimiter.consumeWindows({ windows: missWindows, key: ip, counters: [] });
  if (!missed.isAllowed && !isProven) {
    // Reveals a miss as well, so it counts, but only against its own networks, so that others are not delayed.
    await rateLimiter.increment([noHit, ...networks]);
    throw challenged(missed.retryAfterSeconds);
  }
  await countMiss(deps, [noHit, ...counters]);
  return undefined;
}

/** Networks around a client, whose misses are counted. */
function networkCounters(ip: string): Counter[] {
  const { subscriber, site } = surroundingNetworks(ip);
  const own: Counter[] = subscriber === undefined ? [] : [{ limit: 'verifyMissesBySubscriber', key: subscriber }];
  return [...own, { limit: 'verifyMissesBySite', key: site }];
}

function isSlowed(counters: readonly Counter[], points: readonly number[]): boolean {
  const isSurge = (points.at(-1) ?? 0) >= rateLimits[globalMisses.limit].points;
  return counters.slice(0, -1).some(({ limit }, index) => {
    const misses = points[index] ?? 0;
    return misses >= (isSurge ? verifyMissesInSurge : rateLimits[limit].points);
  });
}

/** The last of the counters is the global one. */
async function countMiss({ rateLimiter, log }: Deps, counters: readonly Increment[]): Promise<void> {
  const points = await rateLimiter.increment(counters);
  verificationMisses.inc();
  const { points: threshold } = rateLimits[globalMisses.limit];
  if (points.at(-1) === threshold)
    log.warn({ misses: threshold }, 'surge of verification misses, slowing repeated ones');
}

/** Waits for a turn of the client's site; false where too many wait already. */
async function passSlowly({ fairShares }: Deps, { ip, isProven }: { ip: string; isProven: boolean }): Promise<boolean> {
  const { plain, proven } = fairShares.slowLookups;
  try {
    await (isProven ? proven : plain).run(surroundingNetworks(ip).site, () => Promise.resolve());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_LOOKUPS') return false;
    throw error;
  }
}

/** Test documents have no result until they are revoked. */
function toTestResult({ verificationCode, revokedAt, revokedClass }: TestPaper): LookupRecord | undefined {
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

type Row = CertificateRow & {
  currentRevision?: number | null;
  currentRevokedAt?: Date | null;
  currentRevokedClass?: RevocationClass | null;
};

/** A revoked certificate exposes only when and why it was revoked, which applies to each revision before it, too. Throws CERTIFICATE_ALTERED. */
function toResult(deps: Deps, row: Row): LookupRecord {
  const { documentId, isAsRecorded, isSetAside, leaves, erasedAt, sha256: _, ...found } = row;
  const { actedAt, venueCounty, venueState, signerName, signerCredential, ...stated } = found;
  const {
    accessKeyHash,
    accessOffAt,
    checkWords,
    signerKeySha256,
    signerKeySource,
    isSignerKeyRevoked,
    ...certificate
  } = stated;
  const { currentRevision, currentRevokedAt, currentRevokedClass, revokedClass, ...issued } = certificate;
  if (!isAsRecorded || isSetAside || !agreesWithLog(leaves, { isErased: erasedAt !== null })) {
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
  // The notarial act covers the pages it was performed on: a revision counts as notarized with an act of its own.
  const translationType = notarization ? facts.translationType : 'certified';
  const known = {
    ...facts,
    verificationCode,
    filename: facts.paperKind,
    registerNumber,
    translationType,
    notarization,
    signer: { name: signerName, credential: signerCredential },
    signerKey:
      signerKeySha256 && signerKeySource
        ? { sha256: signerKeySha256, source: signerKeySource, isRevoked: isSignerKeyRevoked }
        : null,
    checkWords: checkWords ?? [],
    // Unavailable after an erasure, and after a replacement for the key of the old paper.
    copyAccess: erasedAt === null ? copyAccessOf({ accessKeyHash, accessOffAt }) : 'none',
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

/** The certificates and keys by which anyone can check signatures and log without us. */
export async function listRoots({ signing }: Deps): Promise<PublishedRoots> {
  const [roots, logKeys] = await Promise.all([signing.roots(), signing.logKeys()]);
  return {
    logKeys: logKeys.map(({ publicKey }) => publicKey.toString('base64')),
    roots: roots.map(({ kind, certificate, compromisedSince }) => ({
      kind,
      certificate: certificate.toString('base64'),
      compromisedSince,
    })),
  };
}

/** The keys by which anyone can check the seals on certificates without a network. */
export async function listSealKeys({ signing, company }: Deps): Promise<z.input<typeof sealKeysOutput>> {
  const keys = await signing.sealKeys();
  return {
    issuer: (await company.site()).legalName,
    keys: keys.map(({ keyId, publicKey, from, retiredAt, compromisedSince }) => ({
      keyId: keyId.toString('hex'),
      publicKey: publicKey.toString('base64'),
      from,
      until: retiredAt,
      compromisedSince,
    })),
  };
}

/** The certification record of a document, for its owner and staff; null for anyone else and for unknown ids. */
export async function verificationRecordOf({ db }: Deps, actor: Actor, { documentId }: { documentId: string }) {
  const isOpen = isStaff(actor.role) && (await isReached(db, actor, sql`r.document_id = ${documentId}::uuid`));
  const record = await findRecord(db, { documentId, ownerId: isOpen ? null : actor.id });
  return record ? { ...record, isAuthenticated: record.isAuthenticated ?? false } : null;
}
