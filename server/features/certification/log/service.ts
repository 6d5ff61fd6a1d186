import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { reportRefusedEntry } from '#server/features/documents/certificates.ts';
import type { CertificateLogHeadsTable } from '#server/platform/db/certificate-log-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { LogSigner, TrustAnchor } from '#server/platform/signing/types.ts';
import {
  maxLeaves,
  type ConsistencyAnswer,
  type InclusionAnswer,
  type LeavesAnswer,
  type SignedHead,
} from '#shared/schemas/transparency.ts';
import { findHead, toHead } from '../known-head.ts';
import { findFileFault } from './file-signature.ts';
import { signHead } from './head.ts';
import { findEntryFault, leafText, statedBy, type LeafSource } from './leaf.ts';
import { Frontier, hashLeaf, proveConsistency, proveInclusion, rootOf, subtreesOf, type ReadNodes } from './merkle.ts';
import {
  findFile,
  findLogEnd,
  insertHead,
  insertLeaves,
  insertSetAside,
  listLeafHashes,
  listPending,
  lockLog,
  readNodes as readNodeRows,
  type PendingEntry,
} from './queries.ts';

/*
 * The public certificate log: a Merkle tree over everything that happened to certificates.
 * Promises: each entry is appended once, within about a minute, with monotonic times; every head is consistent with all
 * earlier ones. A decision only queues its entry; one appender at a time numbers committed entries, so decisions do not
 * wait for each other.
 * Never: a leaf changed or removed, or a code, name or number that can be guessed from a leaf.
 */

const entriesPerTransaction = 1_000;

/** Appends queued entries, each batch under a signed head. Safe to run at once and to kill at any point. */
export async function extendLog(deps: Deps): Promise<void> {
  const signer = await deps.signing.logSigner();
  // Ids commit out of order: one below the last batch is left to the next run, which starts from the first again.
  let last: number | undefined = 0;
  while (last !== undefined) last = await appendPending(deps, { signer, after: last });
}

/** Id of the last entry appended; undefined when no more are queued after it. */
async function appendPending(
  deps: Deps,
  { signer, after }: { signer: LogSigner; after: number },
): Promise<number | undefined> {
  // Files are read before the lock is taken; what is queued meanwhile waits for the next run.
  const verdicts = await judgeFiles(deps, await listPending(deps.db, { after, limit: entriesPerTransaction }));
  const { last, refused } = await deps.db.transaction().execute(async (trx) => {
    await lockLog(trx);
    const queued = await listPending(trx, { after, limit: entriesPerTransaction });
    const pending = queued.filter(({ id }) => verdicts.has(id));
    const { sound, refused: faulty } = sift(pending, verdicts);
    await setAside(trx, faulty, deps.now());
    const end = await findLogEnd(trx);
    const before = end.leaf === undefined ? undefined : statedBy(end.leaf)?.appendedAt;
    // Monotonic even if the clock is set back. Leaf and head have the same time and commit together.
    const now = new Date(Math.max(deps.now().getTime(), before?.getTime() ?? 0));
    const size = await appendLeaves(trx, { size: end.size, appendedAt: now, entries: sound });
    await signNewHead(deps, trx, { signer, size, now });
    return { last: pending.length === entriesPerTransaction ? pending.at(-1)?.id : undefined, refused: faulty };
  });
  for (const { id, reason } of refused) reportRefusedEntry(deps, { entryId: id, reason });
  return last;
}

type SoundEntry = Omit<LeafSource, 'appendedAt'> & { id: number };

interface RefusedEntry {
  id: number;
  reason: string;
}

/** Result of looking up an entry's file. */
interface Verdict {
  fault?: string;
  signature: LeafSource['signature'];
}

/** By the entry's id; entries whose file cannot be read now are left out. */
async function judgeFiles(deps: Deps, pending: readonly PendingEntry[]): Promise<Map<number, Verdict>> {
  const verdicts = new Map<number, Verdict>();
  const roots = pending.length === 0 ? [] : await deps.signing.roots();
  for (const entry of pending) {
    try {
      verdicts.set(entry.id, await judgeFile(deps, entry, roots));
    } catch (error) {
      deps.log.error({ err: error, entryId: entry.id }, 'file of a log entry not read, retrying');
    }
  }
  return verdicts;
}

/** An order of before there were signatures has none; an erased file cannot be read any more. */
async function judgeFile(deps: Deps, entry: PendingEntry, roots: readonly TrustAnchor[]): Promise<Verdict> {
  const { kind, fileKey, sizeBytes, signatureLevel, isErased } = entry;
  if (kind !== 'issued') return { signature: null };
  if (fileKey === null || sizeBytes === null) return { fault: 'its file has no row', signature: null };
  if (isErased || signatureLevel === 'none') return { signature: null };
  const fault = await findFileFault(deps, { ...entry, fileKey, sizeBytes }, { roots, seenAt: deps.now() });
  return fault === undefined ? { signature: 'intact' } : { fault, signature: null };
}

/** Entries that a leaf can be made of, and the others, which would stop the log or make it speak for a forger. */
function sift(pending: readonly PendingEntry[], verdicts: ReadonlyMap<number, Verdict>) {
  const sound: SoundEntry[] = [];
  const refused: RefusedEntry[] = [];
  for (const { decidedAt, record, isRepeated, ...entry } of pending) {
    const verdict = verdicts.get(entry.id);
    const fault = isRepeated
      ? 'its certificate has another file of the same signature level'
      : (findEntryFault({ ...entry, record }) ?? verdict?.fault);
    if (fault === undefined && decidedAt !== null && record !== null) {
      sound.push({ ...entry, decidedAt, record, signature: verdict?.signature ?? null });
    } else refused.push({ id: entry.id, reason: fault ?? 'its audit event is missing' });
  }
  return { sound, refused };
}

async function setAside(trx: Trx, refused: readonly RefusedEntry[], setAsideAt: Date): Promise<void> {
  if (refused.length === 0) return;
  await insertSetAside(
    trx,
    refused.map(({ id: entryId, reason }) => ({ entryId, reason, setAsideAt })),
  );
}

/** Returns the log's size after them. */
async function appendLeaves(
  trx: Trx,
  { size, appendedAt, entries }: { size: number; appendedAt: Date; entries: readonly SoundEntry[] },
): Promise<number> {
  if (entries.length === 0) return size;
  const frontier = new Frontier(size, await readNodeRows(trx, subtreesOf({ start: 0, end: size })));
  const leaves = entries.map((entry, index) => {
    const leaf = leafText({ ...entry, appendedAt });
    return { position: size + index, entryId: entry.id, leaf, nodes: frontier.append(hashLeaf(leaf)) };
  });
  await insertLeaves(trx, leaves);
  return frontier.size;
}

async function signNewHead(
  { env }: Deps,
  trx: Trx,
  { signer, size, now }: { signer: LogSigner; size: number; now: Date },
): Promise<void> {
  const last = await findHead(trx);
  if (last !== undefined && last.size >= size) return;
  const root = (await rootOf(size, reader(trx))).toString('hex');
  const origin = `${env.publicUrl}/transparency`;
  await insertHead(trx, toRow(signHead({ origin, size, root, time: now.toISOString() }, signer)));
}

export function reader(db: Db): ReadNodes {
  return (ids) => readNodeRows(db, ids);
}

function toRow({ origin, size, root, time, key, signature }: SignedHead): CertificateLogHeadsTable {
  return {
    origin,
    size,
    root: Buffer.from(root, 'hex'),
    signedAt: new Date(time),
    publicKey: key,
    signature: Buffer.from(signature, 'base64'),
  };
}

/** The newest signed head; the first one is signed on demand. */
export async function readHead(deps: Deps): Promise<SignedHead> {
  const found = await findHead(deps.db);
  if (found) return toHead(found);
  await extendLog(deps);
  const first = await findHead(deps.db);
  if (!first) throw new AppError('SERVICE_UNAVAILABLE');
  return toHead(first);
}

/** Throws INVALID_INPUT for a size that no signed head covers. */
async function requireSigned(deps: Deps, size: number): Promise<void> {
  if (size > (await readHead(deps)).size) throw new AppError('INVALID_INPUT');
}

/**
 * What the log holds of a file, with proofs for the tree of `size`, by default the newest signed one. An entry that is still
 * queued is appended first. Throws NOT_FOUND, INVALID_INPUT.
 */
export async function proveFile(
  deps: Deps,
  { sha256, size: askedSize }: { sha256: string; size?: number | undefined },
): Promise<InclusionAnswer> {
  let file = await findFile(deps.db, sha256);
  if (!file || (file.isPending && askedSize === undefined)) {
    await extendLog(deps);
    file = await findFile(deps.db, sha256);
  }
  if (!file) throw new AppError('SERVICE_UNAVAILABLE');
  const { head: newest, entries } = file;
  const size = askedSize ?? newest.size;
  if (size > newest.size) throw new AppError('INVALID_INPUT');
  const leaves = entries.flatMap(({ position, leaf }) =>
    position !== null && leaf !== null && position < size ? [{ position, leaf }] : [],
  );
  if (leaves.length === 0) throw new AppError('NOT_FOUND');
  const readNodes = reader(deps.db);
  const proven = await Promise.all(
    leaves.map(async ({ position, leaf }) => ({
      index: position,
      leaf,
      proof: (await proveInclusion(position, size, readNodes)).map((hash) => hash.toString('hex')),
    })),
  );
  const head = size === newest.size ? newest : await findHead(deps.db, size);
  const root = head?.root ?? (await rootOf(size, readNodes));
  return { size, root: root.toString('hex'), head: head ? toHead(head) : null, entries: proven };
}

/** The proof that the tree of size `second` continues the one of size `first`. Throws INVALID_INPUT. */
export async function proveSizes(
  deps: Deps,
  { first, second }: { first: number; second: number },
): Promise<ConsistencyAnswer> {
  if (first > second) throw new AppError('INVALID_INPUT');
  await requireSigned(deps, second);
  const proof = await proveConsistency(first, second, reader(deps.db));
  return { first, second, proof: proof.map((hash) => hash.toString('hex')) };
}

/** Leaf hashes below the newest signed head, one page at most. Throws INVALID_INPUT. */
export async function listLeaves(deps: Deps, { from, to }: { from: number; to: number }): Promise<LeavesAnswer> {
  if (from > to) throw new AppError('INVALID_INPUT');
  const end = Math.min(to, from + maxLeaves, (await readHead(deps)).size);
  const hashes = await listLeafHashes(deps.db, { from, to: end });
  return { from, leaves: hashes.map((hash) => hash.toString('hex')) };
}
