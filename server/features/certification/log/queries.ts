import { sql } from 'kysely';
import type {
  CertificateLogCosignaturesTable,
  CertificateLogHeadsTable,
  CertificateLogTable,
  LogHeadMailsTable,
} from '#server/platform/db/certificate-log-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import type { SignedFile } from './file-signature.ts';
import type { LeafSource } from './leaf.ts';
import type { NodeId } from './merkle.ts';

/** SQL of the certificate log. Only the holder of its lock appends. */

/** Any number, the same in every process. */
const lockKey = 6962;

/** Serializes appending until the end of the transaction. */
export async function lockLog(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

/** An entry that waits for its leaf; nulls where its event, or the one that recorded the certificate, is missing. */
export type PendingEntry = Pick<LeafSource, 'kind' | 'fileSha256' | 'salt'> & {
  id: number;
  certificateId: string;
  decidedAt: Date | null;
  documentId: string;
  /** The certificate has an earlier file of the same signature level, or this one is unsigned beside an earlier one. */
  isRepeated: boolean;
  signatureLevel: SignatureLevel | null;
  isErased: boolean;
  /** The stored file; null without a row of it. */
  fileKey: string | null;
  sizeBytes: number | null;
  /** Of a file that was extended to stay verifiable: the file that was signed, which is its beginning. */
  signedBytes: number | null;
  signedSha256: string | null;
  record: LeafSource['record'] | null;
};

/** Entries above the id `after` that are neither in the log nor set aside, oldest first. */
export async function listPending(db: Db, { after, limit }: { after: number; limit: number }): Promise<PendingEntry[]> {
  // The scalar subquery keeps to the index; an anti-join planned before the log was analyzed scans all of it per entry.
  const { rows } = await sql<PendingEntry>`
    with pending as materialized (
      select n.id, n.certificate_id, n.kind, n.file_sha256, n.salt, n.event_id from certificate_entries n
      where n.id > ${after} and (select l.position from certificate_log l where l.entry_id = n.id) is null
        and (select s.entry_id from certificate_entries_set_aside s where s.entry_id = n.id) is null
      order by n.id limit ${limit}
    )
    select n.id, n.certificate_id as "certificateId", n.kind, n.file_sha256 as "fileSha256", n.salt,
      e.created_at as "decidedAt", r.details as record,
      n.kind = 'issued' and x.signed_bytes is null and exists (
        select from certificate_entries o join document_events v on v.id = o.event_id
        where o.certificate_id = n.certificate_id and o.kind = 'issued' and o.id < n.id
          and (r.details -> 'file' ->> 'signatureLevel' = 'none'
            or v.details -> 'file' ->> 'signatureLevel' is not distinct from r.details -> 'file' ->> 'signatureLevel')
      ) as "isRepeated", k.document_id as "documentId", f.signature_level as "signatureLevel",
      d.erased_at is not null as "isErased", f.file_key as "fileKey", f.size_bytes as "sizeBytes",
      x.signed_bytes as "signedBytes", (
        select b.sha256 from certificate_files b
        where b.certificate_id = n.certificate_id and b.size_bytes = x.signed_bytes order by b.created_at limit 1
      ) as "signedSha256"
    from pending n
    join certificates k on k.id = n.certificate_id
    join documents d on d.id = k.document_id
    left join certificate_files f on f.certificate_id = n.certificate_id and f.sha256 = n.file_sha256
    left join long_term_files x on x.file_id = f.id and x.signed_bytes < f.size_bytes
    left join document_events e on e.id = n.event_id
    left join certificate_entries i
      on i.certificate_id = n.certificate_id and i.kind = 'issued' and i.file_sha256 = n.file_sha256
    left join document_events r on r.id = i.event_id
    order by n.id`.execute(db);
  return rows;
}

/** The log's size and its last leaf. */
export async function findLogEnd(db: Db): Promise<{ size: number; leaf: string | undefined }> {
  const last = await db
    .selectFrom('certificateLog')
    .select(['position', 'leaf'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { size: last === undefined ? 0 : last.position + 1, leaf: last?.leaf };
}

export async function insertLeaves(trx: Trx, leaves: readonly CertificateLogTable[]): Promise<void> {
  await trx
    .insertInto('certificateLog')
    .values([...leaves])
    .execute();
}

/** Records that a day's head is mailed to an address; false when it was. */
export async function insertHeadMail(trx: Trx, values: LogHeadMailsTable): Promise<boolean> {
  const row = await trx
    .insertInto('logHeadMails')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Entries that the log cannot hold. */
export async function insertSetAside(
  trx: Trx,
  entries: readonly { entryId: number; reason: string; setAsideAt: Date }[],
): Promise<void> {
  await trx
    .insertInto('certificateEntriesSetAside')
    .values([...entries])
    .execute();
}

/** Roots of complete subtrees, in order; each is stored with its last leaf. */
export async function readNodes(db: Db, ids: readonly NodeId[]): Promise<Buffer[]> {
  if (ids.length === 0) return [];
  const levels = ids.map(({ level }) => level);
  const positions = ids.map(({ level, index }) => (index + 1) * 2 ** level - 1);
  const { rows } = await sql<{ node: Buffer | null }>`
    select l.nodes[wanted.level + 1] as node
    from unnest(${levels}::integer[], ${positions}::bigint[]) with ordinality as wanted (level, position, place)
    join certificate_log l on l.position = wanted.position order by wanted.place`.execute(db);
  const nodes = rows.flatMap(({ node }) => node ?? []);
  if (nodes.length !== ids.length) throw new Error('a node of the certificate log is missing');
  return nodes;
}

/** Does nothing when the size is signed already. */
export async function insertHead(db: Db, head: CertificateLogHeadsTable): Promise<void> {
  await db
    .insertInto('certificateLogHeads')
    .values(head)
    .onConflict((conflict) => conflict.column('size').doNothing())
    .execute();
}

/** The size that a witness countersigned last; 0 for a new one. */
export async function findCosignedSize(db: Db, witness: string): Promise<number> {
  const last = await db
    .selectFrom('certificateLogCosignatures')
    .select('size')
    .where('witness', '=', witness)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.size ?? 0;
}

export async function listCosignatures(db: Db, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('certificateLogCosignatures')
    .select('line')
    .where('size', '=', size)
    .orderBy('witness')
    .execute();
  return rows.map(({ line }) => line);
}

/** Does nothing when the witness has signed the size already. */
export async function insertCosignature(db: Db, row: CertificateLogCosignaturesTable): Promise<void> {
  await db
    .insertInto('certificateLogCosignatures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['witness', 'size']).doNothing())
    .execute();
}

/** The size of the newest head that was signed before `before`; undefined without one. */
export async function findSizeBefore(db: Db, before: Date): Promise<number | undefined> {
  const head = await db
    .selectFrom('certificateLogHeads')
    .select('size')
    .where('signedAt', '<', before)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head?.size;
}

/** Size of the newest head and the entries of a file, oldest first; `position` is null while an entry is queued. */
export async function findFile(db: Db, sha256: string) {
  const rows = await db
    .selectFrom((eb) => eb.selectFrom('certificateLogHeads').selectAll().orderBy('size', 'desc').limit(1).as('h'))
    .leftJoin('certificateEntries as n', (join) =>
      join
        .on('n.fileSha256', '=', sha256)
        .on((eb) =>
          eb.not(eb.exists(eb.selectFrom('certificateEntriesSetAside as s').whereRef('s.entryId', '=', 'n.id'))),
        ),
    )
    .leftJoin('certificateLog as l', 'l.entryId', 'n.id')
    .selectAll('h')
    .select(['n.id as entryId', 'l.position', 'l.leaf'])
    .orderBy('l.position')
    .execute();
  const [head] = rows;
  const entries = rows.filter(({ entryId }) => entryId !== null);
  return (
    head && { head, entries, isPending: entries.some(({ position }) => position === null || position >= head.size) }
  );
}

/** A recorded file with its leaf as issued; nulls without one. */
export async function findIssuedFile(db: Db, sha256: string) {
  const { rows } = await sql<IssuedFile>`
    select f.signature_level as "signatureLevel", f.file_key as "fileKey", f.size_bytes as "sizeBytes",
      f.sha256 as "fileSha256", k.document_id as "documentId", d.erased_at as "erasedAt",
      x.signed_bytes as "signedBytes", (
        select b.sha256 from certificate_files b
        where b.certificate_id = f.certificate_id and b.size_bytes = x.signed_bytes order by b.created_at limit 1
      ) as "signedSha256",
      l.position, l.leaf, (select p.leaf from certificate_log p where p.position = l.position - 1) as "leafAbove", (
        select h.signed_at from certificate_log_heads h where h.size > l.position order by h.size limit 1
      ) as "coveredAt", s.entry_id is not null as "isSetAside"
    from certificate_files f
    join certificates k on k.id = f.certificate_id
    join documents d on d.id = k.document_id
    left join long_term_files x on x.file_id = f.id and x.signed_bytes < f.size_bytes
    left join certificate_entries n
      on n.certificate_id = f.certificate_id and n.kind = 'issued' and n.file_sha256 = f.sha256
    left join certificate_entries_set_aside s on s.entry_id = n.id
    left join certificate_log l on l.entry_id = n.id
    where f.sha256 = ${sha256} order by l.position limit 1`.execute(db);
  return rows[0];
}

export interface IssuedFile extends SignedFile {
  signatureLevel: SignatureLevel;
  /** When its rows were erased, ahead of its bytes. */
  erasedAt: Date | null;
  position: number | null;
  leaf: string | null;
  leafAbove: string | null;
  /** Time of the first signed head above the leaf. */
  coveredAt: Date | null;
  isSetAside: boolean;
}

/** Hashes of leaves `from` up to, not including, `to`. */
export async function listLeafHashes(db: Db, { from, to }: { from: number; to: number }): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('certificateLog')
    .select(sql<Buffer>`nodes[1]`.as('hash'))
    .where('position', '>=', from)
    .where('position', '<', to)
    .orderBy('position')
    .execute();
  return rows.map(({ hash }) => hash);
}
