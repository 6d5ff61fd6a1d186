import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { NotarialScansTable } from '#server/platform/db/notary-tables.ts';
import type { CorrectionUploadsTable } from '#server/platform/db/review-tables.ts';

/** SQL of corrections and scanned notarial sheets that staff uploaded for a review, used or not. */

export async function insertCorrectionUpload(db: Db, values: Insertable<CorrectionUploadsTable>): Promise<string> {
  const row = await db.insertInto('correctionUploads').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** An upload by the same person for the same review; undefined for any other. */
export async function findCorrectionUpload(db: Db, params: { id: string; reviewId: string; uploadedBy: string }) {
  return db
    .selectFrom('correctionUploads')
    .selectAll()
    .where('id', '=', params.id)
    .where('reviewId', '=', params.reviewId)
    .where('uploadedBy', '=', params.uploadedBy)
    .executeTakeFirst();
}

/** Removes uploads made before `before`, at most `limit` of them; gives the keys of their objects. */
export async function deleteCorrectionUploads(trx: Trx, params: { before: Date; limit: number }): Promise<string[]> {
  const rows = await trx
    .deleteFrom('correctionUploads')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('correctionUploads').select('id').where('createdAt', '<', params.before).limit(params.limit),
    )
    .returning('fileKey')
    .execute();
  return rows.map((row) => row.fileKey);
}

export async function insertScan(db: Db, values: Insertable<NotarialScansTable>): Promise<string> {
  const row = await db.insertInto('notarialScans').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** A scan that this person uploaded for this review after `since`; undefined for any other. */
export async function findScan(db: Db, params: { id: string; reviewId: string; uploadedBy: string; since: Date }) {
  return db
    .selectFrom('notarialScans')
    .selectAll()
    .where('id', '=', params.id)
    .where('reviewId', '=', params.reviewId)
    .where('uploadedBy', '=', params.uploadedBy)
    .where('createdAt', '>=', params.since)
    .executeTakeFirst();
}

/** Removes scans made before `before` that no act was recorded with, at most `limit`; gives the keys of their objects. */
export async function deleteUnusedScans(trx: Trx, params: { before: Date; limit: number }): Promise<string[]> {
  const rows = await trx
    .deleteFrom('notarialScans')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('notarialScans as s')
        .leftJoin('notarialActs as a', 'a.scanId', 's.id')
        .select('s.id')
        .where('a.id', 'is', null)
        .where('s.createdAt', '<', params.before)
        .limit(params.limit),
    )
    .returning('fileKey')
    .execute();
  return rows.map((row) => row.fileKey);
}
