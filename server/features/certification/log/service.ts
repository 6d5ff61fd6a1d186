import {
  maxLeaves,
  type ConsistencyAnswer,
  type InclusionAnswer,
  type LeavesAnswer,
  type SignedHead,
} from '#shared/schemas/transparency.ts';
import type { CertificateLogHeadsTable } from '#server/platform/db/certificate-log-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { signHead } from './head.ts';
import { reportRefusedEntry } from '#server/features/documents/certificates.ts';
import { findEntryFault, leafText, type LeafSource } from './leaf.ts';
import { Frontier, hashLeaf, proveConsistency, proveInclusion, rootOf, subtreesOf, type ReadNodes } from './merkle.ts';
import * as queries from './queries.ts';

/*
 * The public certificate log: a Merkle tree over everything that happened to certificates.
 * Promises: each entry is appended once, within about a minute; a published head is continued by every later one.
 * Never: a leaf that is changed or removed, a code, name or number that can be guessed from a leaf, a decision that waits
 * for another one: it only queues its entry, and one appender at a time numbers what has committed.
 */

const entriesPerTransaction = 1_000;

/** Appends queued entries and signs a head when the log has grown. Safe to run at once and to kill at any point. */
export async function extendLog(deps: Deps): Promise<void> {
  // Ids commit out of order: one below the last batch is left to the next run, which starts from the first again.
  let last: number | undefined = 0;
  while (last !== undefined) last = await appendPending(deps, last);
  await signNewHead(deps);
}

/** Id of the last entry appended; undefined when no more are queued after it. */
async function appendPending(deps: Deps, after: number): Promise<number | undefined> {
  const { last, refused } = await deps.db.transaction().execute(async (trx) => {
    await queries.lockLog(trx);
    const pending = await queries.listPending(trx, { after, limit: entriesPerTransaction });
    const { sound, refused: faulty } = sift(pending);
    await setAside(trx, faulty, deps.now());
    await appendLeaves(trx, sound);
    return { last: pending.length === entriesPerTransaction ? pending.at(-1)?.id : undefined, refused: faulty };
  });
  for (const { id, reason } of refused) reportRefusedEntry(deps, { entryId: id, reason });
  return last;
}

interface RefusedEntry {
  id: number;
  reason: string;
}

/** Entries that a leaf can be made of, and the others, which would stop the log. */
function sift(pending: readonly queries.PendingEntry[]) {
  const sound: (LeafSource & { id: number })[] = [];
  const refused: RefusedEntry[] = [];
  for (const { recordedAt, record, ...entry } of pending) {
    const fault = findEntryFault({ record });
    if (fault === undefined && recordedAt !== null && record !== null) sound.push({ ...entry, recordedAt, record });
    else refused.push({ id: entry.id, reason: fault ?? 'its audit event is missing' });
  }
  return { sound, refused };
}

async function setAside(trx: Trx, refused: readonly RefusedEntry[], setAsideAt: Date): Promise<void> {
  if (refused.length === 0) return;
  await queries.insertSetAside(
    trx,
    refused.map(({ id: entryId, reason }) => ({ entryId, reason, setAsideAt })),
  );
}

async function appendLeaves(trx: Trx, entries: readonly (LeafSource & { id: number })[]): Promise<void> {
  if (entries.length === 0) return;
  const size = await queries.findLogSize(trx);
  const frontier = new Frontier(size, await queries.readNodes(trx, subtreesOf({ start: 0, end: size })));
  const leaves = entries.map((entry, index) => {
    const leaf = leafText(entry);
    return { position: size + index, entryId: entry.id, leaf, nodes: frontier.append(hashLeaf(leaf)) };
  });
  await queries.insertLeaves(trx, leaves);
}

async function signNewHead(deps: Deps): Promise<void> {
  const [size, last] = [await queries.findLogSize(deps.db), await queries.findHead(deps.db)];
  if (last !== undefined && last.size >= size) return;
  const root = (await rootOf(size, reader(deps.db))).toString('hex');
  const origin = `${deps.env.publicUrl}/transparency`;
  const head = signHead({ origin, size, root, time: deps.now().toISOString() }, await deps.signing.logSigner());
  await queries.insertHead(deps.db, toRow(head));
}

function reader(db: Db): ReadNodes {
  return (ids) => queries.readNodes(db, ids);
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

function toHead({ origin, size, root, signedAt, publicKey, signature }: CertificateLogHeadsTable): SignedHead {
  return {
    origin,
    size,
    root: root.toString('hex'),
    time: signedAt.toISOString(),
    key: publicKey,
    signature: signature.toString('base64'),
  };
}

/** The newest signed head; the first is signed when it is asked for. */
export async function readHead(deps: Deps): Promise<SignedHead> {
  const found = await queries.findHead(deps.db);
  if (found) return toHead(found);
  await extendLog(deps);
  const first = await queries.findHead(deps.db);
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
  let file = await queries.findFile(deps.db, sha256);
  if (!file || (file.isPending && askedSize === undefined)) {
    await extendLog(deps);
    file = await queries.findFile(deps.db, sha256);
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
  const head = size === newest.size ? newest : await queries.findHead(deps.db, size);
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
  const hashes = await queries.listLeafHashes(deps.db, { from, to: end });
  return { from, leaves: hashes.map((hash) => hash.toString('hex')) };
}
