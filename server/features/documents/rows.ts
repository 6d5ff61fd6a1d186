import type { Insertable, Updateable } from 'kysely';
import type { DocumentEventsTable } from '#server/platform/db/audit-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable, TranslatedDocumentsTable } from '#server/platform/db/tables.ts';
import { eraseDeskOrder } from './desk-access.ts';

/** Rows of documents, their audit trail and their deliveries, as changes read, lock and write them. Views and lists are apart. */

/** Returns the new id; undefined when the idempotency key or the verification code is taken. */
export async function insertDocument(db: Db, values: Insertable<DocumentsTable>): Promise<string | undefined> {
  const row = await db
    .insertInto('documents')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the row until the transaction ends. */
export async function lockDocument(trx: Trx, id: string) {
  return trx.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks rows of one owner until the transaction ends, in id order. */
export async function lockUserDocuments(trx: Trx, params: { ids: readonly string[]; userId: string }) {
  return trx
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', [...params.ids])
    .where('userId', '=', params.userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function findDocument(db: Db, params: { id: string; userId?: string }) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', params.id)
    .$if(params.userId !== undefined, (query) => query.where('userId', '=', params.userId ?? ''))
    .executeTakeFirst();
}

export async function updateDocument(
  trx: Trx,
  params: { id: string; values: Updateable<DocumentsTable>; now: Date },
): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .execute();
}

export async function deleteDocument(trx: Trx, id: string): Promise<void> {
  await eraseDeskOrder(trx, id);
  await trx.deleteFrom('documents').where('id', '=', id).execute();
}

export async function insertDocumentEvent(trx: Db | Trx, values: Insertable<DocumentEventsTable>): Promise<number> {
  const row = await trx.insertInto('documentEvents').values(values).returning('id').executeTakeFirstOrThrow();
  return Number(row.id);
}

export async function insertTranslation(trx: Trx, values: Insertable<TranslatedDocumentsTable>): Promise<string> {
  const row = await trx.insertInto('translatedDocuments').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Updates what a delivery states and serves, with a new revision. */
export async function updateIssued(
  trx: Trx,
  params: { id: string; values: Updateable<TranslatedDocumentsTable>; now: Date },
): Promise<void> {
  await trx
    .updateTable('translatedDocuments')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .execute();
}

/** Points a delivery at another file of its certificate; false if its file is no longer `replacedSha256`. */
export async function updateDeliveredFile(
  trx: Trx,
  params: {
    documentId: string;
    replacedSha256: string;
    file: { key: string; sizeBytes: number; sha256: string };
    now: Date;
  },
): Promise<boolean> {
  const { file, now } = params;
  const row = await trx
    .updateTable('translatedDocuments')
    .set({ translatedFileKey: file.key, translatedFileSizeBytes: file.sizeBytes, translatedFileSha256: file.sha256 })
    .set({ updatedAt: now })
    .where('originalDocumentId', '=', params.documentId)
    .where('translatedFileSha256', '=', params.replacedSha256)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
