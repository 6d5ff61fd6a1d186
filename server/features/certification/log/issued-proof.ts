import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { reportChangedRecord } from '#server/features/documents/certificates.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { TrustAnchor } from '#server/platform/signing/types.ts';
import type { InclusionProof } from '#shared/schemas/transparency.ts';
import { findHead, toHead } from '../known-head.ts';
import { findFileFault } from './file-signature.ts';
import { isSigned } from './head.ts';
import { maxHeadDelayMs, statedBy } from './leaf.ts';
import { hashLeaf, proveInclusion, verifyInclusion } from './merkle.ts';
import { findIssuedFile, type IssuedFile } from './queries.ts';
import { extendLog, reader } from './service.ts';

/*
 * What shows that a recorded file is ours: its signature, and its leaf below a signed head of the log.
 * Promises: a file without a leaf yet gets one first, within a few seconds; a repeated question reads neither file nor tree again.
 * Never: a proof for a file whose stored bytes we did not sign, whatever the rows say of it.
 */

const extendMs = 5_000;
/** A proof holds for ever; a newer head is worth showing after this. */
const keptMs = 60_000;
const maxKept = 10_000;

interface Kept {
  anchors: string;
  proof: InclusionProof;
  provenAt: number;
}

/** Proofs by hash, of files whose signature was verified under the anchors. */
const keptOf = new WeakMap<Db, Map<string, Kept>>();
const extending = new WeakMap<Db, Promise<void>>();

/**
 * The proof of a recorded file; null for a delivery of before there were signatures, or one that was erased before its signature
 * was logged. Throws CERTIFICATE_ALTERED, with an alarm, where record, log and stored file disagree, and SERVICE_UNAVAILABLE while
 * the log is behind.
 */
export async function proveIssued(deps: Deps, sha256: string): Promise<InclusionProof | null> {
  const roots = await deps.signing.roots();
  const anchors = describeAnchors(roots);
  const kept = keptOf.get(deps.db) ?? new Map<string, Kept>();
  keptOf.set(deps.db, kept);
  const known = kept.get(sha256);
  const isVerified = known?.anchors === anchors;
  if (isVerified && performance.now() - known.provenAt < keptMs) return known.proof;
  const file = await findLogged(deps, sha256);
  if (file === null) return null;
  const fault = findLeafFault(file) ?? (isVerified ? undefined : await findSignatureFault(deps, file, roots));
  if (fault === 'unsigned') return null;
  const proof = fault === undefined ? await prove(deps, file) : undefined;
  if (proof === undefined) {
    kept.delete(sha256);
    throw altered(deps, file);
  }
  kept.delete(sha256);
  kept.set(sha256, { anchors, proof, provenAt: performance.now() });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return proof;
}

function describeAnchors(roots: readonly TrustAnchor[]): string {
  return roots.map(({ sha256, compromisedSince }) => `${sha256} ${compromisedSince?.getTime() ?? ''}`).join();
}

function altered(deps: Deps, { documentId }: Pick<IssuedFile, 'documentId'>): AppError {
  reportChangedRecord(deps, documentId);
  return new AppError('CERTIFICATE_ALTERED');
}

interface LoggedFile extends IssuedFile {
  position: number;
  leaf: string;
}

/** The file with its leaf, which is appended first where it waits; null for an unsigned delivery. */
async function findLogged(deps: Deps, sha256: string): Promise<LoggedFile | null> {
  // The second run appends entries queued during the first.
  for (const isLast of [false, false, true]) {
    const file = await findIssuedFile(deps.db, sha256);
    if (file === undefined || file.isSetAside) {
      if (file) throw altered(deps, file);
      throw new AppError('CERTIFICATE_ALTERED');
    }
    const { position, leaf, coveredAt } = file;
    if (position !== null && leaf !== null && coveredAt !== null)
      return file.signatureLevel === 'none' ? null : { ...file, position, leaf };
    if (!isLast) await extendSoon(deps);
  }
  throw new AppError('SERVICE_UNAVAILABLE');
}

/**
 * Extends the log, once for all waiting callers. Throws SERVICE_UNAVAILABLE on timeout, and continues in the
 * background.
 */
async function extendSoon(deps: Deps): Promise<void> {
  const { promise: isLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('SERVICE_UNAVAILABLE')), extendMs);
  const running = extending.get(deps.db) ?? extendLog(deps).finally(() => extending.delete(deps.db));
  extending.set(deps.db, running);
  try {
    await Promise.race([running, isLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A leaf that bypassed the appender: its time differs from its head's, or it has the form of an earlier release. */
function findLeafFault({ leaf, leafAbove, coveredAt }: LoggedFile): string | undefined {
  const stated = statedBy(leaf);
  if (stated === undefined) return 'the leaf states no time';
  if (stated.appendedAt === null) {
    const above = leafAbove === null ? undefined : statedBy(leafAbove);
    return above && above.appendedAt !== null ? 'the leaf lacks what leaves above it state' : undefined;
  }
  const delay = Math.abs((coveredAt?.getTime() ?? 0) - stated.appendedAt.getTime());
  return delay > maxHeadDelayMs ? 'the leaf is not dated as its head' : undefined;
}

/** By the stored file; if it was erased, by its earlier log entry. */
async function findSignatureFault(
  deps: Deps,
  file: LoggedFile,
  roots: readonly TrustAnchor[],
): Promise<string | undefined> {
  const stated = statedBy(file.leaf);
  const seenAt = stated?.recordedAt ?? deps.now();
  if (file.erasedAt === null) return findFileFault(deps, file, { roots, seenAt });
  return stated?.signature === 'intact' && seenAt <= file.erasedAt ? undefined : 'unsigned';
}

/** Undefined when the tree or its head is not ours. */
async function prove(deps: Deps, { position: index, leaf }: LoggedFile): Promise<InclusionProof | undefined> {
  const row = await findHead(deps.db);
  if (row === undefined || index >= row.size) return undefined;
  const head = toHead(row);
  const path = await proveInclusion(index, head.size, reader(deps.db));
  const root = Buffer.from(head.root, 'hex');
  const isIncluded = verifyInclusion({ leafHash: hashLeaf(leaf), index, size: head.size, root }, path);
  const keys = await deps.signing.logKeys();
  const isOurs = keys.some(({ publicKey }) => publicKey.toString('base64') === head.key);
  if (!isIncluded || !isOurs || !isSigned(head)) return undefined;
  return { leaf, index, size: head.size, root: head.root, path: path.map((hash) => hash.toString('hex')), head };
}
