import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { isAsRecorded } from './certificate-record.ts';

/** SQL of how long delivered files verify, and of those that are to be extended. */

/** Deliveries `t` with the current certificate `c`, the file `f` that they serve, and how long that verifies. */
function selectServed(db: Db) {
  return db
    .selectFrom('longTermFiles as l')
    .innerJoin('certificateFiles as f', 'f.id', 'l.fileId')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .innerJoin('translatedDocuments as t', (join) =>
      join.onRef('t.id', '=', 'c.translationId').onRef('t.translatedFileSha256', '=', 'f.sha256'),
    )
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .where('c.supersededAt', 'is', null)
    .where('c.revokedAt', 'is', null)
    .where('d.erasureRequestedAt', 'is', null)
    .where('f.fileKey', 'not like', 'erased/%');
}

/**
 * Ids of the files that are due, longest due first: those without validation data first, and those whose timestamp expires until
 * `expiresUntil`, for which a new one is worth its bytes.
 */
export async function listDueFiles(
  db: Db,
  { now, expiresUntil, limit }: { now: Date; expiresUntil: Date; limit: number },
): Promise<string[]> {
  const rows = await selectServed(db)
    .select('l.fileId')
    .where('l.dueAt', '<=', now)
    .where((eb) => eb.or([eb('l.level', 'is', null), eb('l.timestampExpiresAt', '<=', expiresUntil)]))
    .orderBy(sql`l.level is null`, 'desc')
    .orderBy('l.dueAt')
    .orderBy('l.fileId')
    .limit(limit)
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** A file due for renewal; undefined once its delivery serves another file, or it is no longer due. */
export async function findDueFile(db: Db, { fileId, now }: { fileId: string; now: Date }) {
  return selectServed(db)
    .select(['l.fileId', 'l.level', 'l.signedBytes', 'f.certificateId', 'f.fileKey as key', 'f.sizeBytes', 'f.sha256'])
    .select(['f.pages', 'c.documentId', 't.userId', 't.certifiedFilename as filename'])
    .select(['t.translatedFileMimetype as mimetype', isAsRecorded.as('isAsRecorded')])
    .where('l.fileId', '=', fileId)
    .where('l.dueAt', '<=', now)
    .executeTakeFirst();
}
export type DueFile = NonNullable<Awaited<ReturnType<typeof findDueFile>>>;

/** Schedules the next check of a file; null ends them. */
export async function updateDue(db: Db, { fileId, dueAt }: { fileId: string; dueAt: Date | null }): Promise<void> {
  await db
    .updateTable('longTermFiles')
    .set({ dueAt })
    .where('fileId', '=', fileId)
    .where('dueAt', 'is not', null)
    .execute();
}

/**
 * Adds files delivered by a process of the previous release, and clears the due time of files no longer served after a
 * further revision, a revocation or an extension.
 */
export async function syncLongTerm(db: Db, { after }: { after: Date }): Promise<void> {
  await sql`
    insert into long_term_files (file_id, signed_bytes, due_at)
    select f.id, f.size_bytes, f.created_at from certificate_files f
    join certificates c on c.id = f.certificate_id
    join translated_documents t on t.id = c.translation_id and t.translated_file_sha256 = f.sha256
    where f.signature_level = 'B-T' and f.created_at > ${after} and f.size_bytes > 0 and f.file_key not like 'erased/%'
      and c.superseded_at is null and c.revoked_at is null
      and not exists (select from long_term_files l where l.file_id = f.id)
    on conflict do nothing`.execute(db);
  await sql`
    update long_term_files l set due_at = null from certificate_files f
    join certificates c on c.id = f.certificate_id join translated_documents t on t.id = c.translation_id
    where f.id = l.file_id and l.due_at <= now()
      and (t.translated_file_sha256 <> f.sha256 or c.superseded_at is not null or c.revoked_at is not null)`.execute(
    db,
  );
}
