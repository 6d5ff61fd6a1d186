import { sql } from 'kysely';
import { isSigned } from '#server/features/certification/log/head.ts';
import { maxHeadDelayMs, statedBy } from '#server/features/certification/log/leaf.ts';
import { Frontier, hashLeaf } from '#server/features/certification/log/merkle.ts';
import { isAsLogged, type RecordedLeaf } from '#server/features/certification/log/record.ts';
import type { Db } from '#server/platform/db/client.ts';

/**
 * Recomputes the certificate log from the audit trail and compares it with the stored leaves, nodes and signed heads.
 */

interface StoredLeaf extends Omit<RecordedLeaf, 'hash'> {
  position: number;
  nodes: Buffer[];
  /** The document was erased, and its facts were removed from the record. */
  isErased: boolean;
}

const leavesPerPage = 1_000;

/** The first fault as a sentence; undefined when the log is intact. */
export async function findLogFault(db: Db): Promise<string | undefined> {
  const heads = await db.selectFrom('certificateLogHeads').selectAll().orderBy('size').execute();
  const { rows: keys } = await sql<{ key: Buffer }>`
    select public_key as key from signing_keys where purpose = 'log'`.execute(db);
  const ownKeys = new Set(keys.map((row) => row.key.toString('base64')));
  const frontier = new Frontier(0, []);
  const clock = new LeafClock();
  const findHeadFault = (): string | undefined => {
    const head = heads[0]?.size === frontier.size ? heads.shift() : undefined;
    if (!head) return undefined;
    if (!head.root.equals(frontier.root)) return `the log of ${head.size} leaves differs from its signed head`;
    const { origin, size, publicKey: key } = head;
    const [root, signature] = [head.root.toString('hex'), head.signature.toString('base64')];
    const isGenuine =
      ownKeys.has(key) && isSigned({ origin, size, root, time: head.signedAt.toISOString(), key, signature });
    return isGenuine ? undefined : `the signature of the head of ${size} leaves is not valid`;
  };
  let fault = findHeadFault();
  for (;;) {
    const page = await readPage(db, frontier.size);
    for (const stored of page) {
      fault ??= findLeafFault(frontier, stored) ?? clock.findFault(stored, heads[0]?.signedAt) ?? findHeadFault();
      if (fault !== undefined) return fault;
    }
    if (page.length < leavesPerPage) break;
  }
  const [beyond] = heads;
  return fault ?? (beyond && `the log has ${frontier.size} leaves, fewer than the ${beyond.size} of a signed head`);
}

/** Times of leaves in the order of the log. Those of earlier releases, which state no time of their own, come first. */
class LeafClock {
  #last: Date | undefined;

  findFault({ position, leaf }: StoredLeaf, coveredAt: Date | undefined): string | undefined {
    const times = statedBy(leaf);
    if (times === undefined) return `leaf ${position} of the log states no time`;
    if (times.appendedAt === null && this.#last === undefined) return undefined;
    const { recordedAt } = times;
    const delay = coveredAt === undefined ? 0 : Math.abs(coveredAt.getTime() - recordedAt.getTime());
    if (delay > maxHeadDelayMs)
      return `leaf ${position} of the log is dated ${recordedAt.toISOString()}, not when it was signed`;
    if (times.appendedAt === null) return undefined;
    if (this.#last !== undefined && recordedAt < this.#last)
      return `leaf ${position} of the log is dated before the leaf above it`;
    this.#last = recordedAt;
    return undefined;
  }
}

function findLeafFault(frontier: Frontier, { position, nodes, isErased, ...stored }: StoredLeaf): string | undefined {
  if (position !== frontier.size) return `leaf ${frontier.size} of the log is missing`;
  const leafHash = hashLeaf(stored.leaf);
  if (!isAsLogged({ ...stored, hash: leafHash.toString('hex') }, { isErased }))
    return `leaf ${position} of the log does not match the audit trail`;
  const completed = frontier.append(leafHash);
  const isSame = completed.length === nodes.length && completed.every((node, level) => nodes[level]?.equals(node));
  return isSame ? undefined : `the nodes of leaf ${position} of the log were changed`;
}

async function readPage(db: Db, from: number): Promise<StoredLeaf[]> {
  const { rows } = await sql<StoredLeaf>`
    select l.position, l.leaf, l.nodes, n.certificate_id as "certificateId", n.kind, n.file_sha256 as "fileSha256", n.salt,
      e.created_at as "decidedAt",
      r.details as record, exists (
        select from document_events x where x.document_id = e.document_id and x.event = 'erased') as "isErased"
    from certificate_log l
    left join certificate_entries n on n.id = l.entry_id
    left join document_events e on e.id = n.event_id
    left join certificate_entries i
      on i.certificate_id = n.certificate_id and i.kind = 'issued' and i.file_sha256 = n.file_sha256
    left join document_events r on r.id = i.event_id and e.id is not null
    where l.position >= ${from} order by l.position limit ${leavesPerPage}`.execute(db);
  return rows;
}

/** Certificates with more than one leaf for the same file level, as sentences; files that were extended repeat it. */
export async function findRepeatedLeaves(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('the certificate of document %s, revision %s, has two leaves of signature level %s', c.document_id,
      c.revision, coalesce(e.details -> 'file' ->> 'signatureLevel', 'unknown')) as fault
    from certificate_log l join certificate_entries n on n.id = l.entry_id join document_events e on e.id = n.event_id
    join certificates c on c.id = n.certificate_id
    where n.kind = 'issued' and not exists (
      select from certificate_files f join long_term_files x on x.file_id = f.id
      where f.certificate_id = n.certificate_id and f.sha256 = n.file_sha256 and x.signed_bytes < f.size_bytes)
    group by c.id, e.details -> 'file' ->> 'signatureLevel' having count(*) > 1 limit ${maxFaults}`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** Entries that were set aside, as sentences. Only rows written directly to the database are set aside. */
export async function findRefusedEntries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('an entry of the certificate of document %s is not in the log: %s', coalesce(c.document_id::text, 'unknown'),
      s.reason) as fault
    from certificate_entries_set_aside s
    left join certificate_entries n on n.id = s.entry_id left join certificates c on c.id = n.certificate_id
    order by s.entry_id limit ${maxFaults}`.execute(db);
  return rows.map(({ fault }) => fault);
}

const maxFaults = 20;
