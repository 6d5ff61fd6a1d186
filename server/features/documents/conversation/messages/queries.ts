import type { Insertable } from 'kysely';
import type { DocumentMessagesTable } from '#server/platform/db/conversation-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of messages about a document; the caller has checked access. Writers hold the document's lock. */

/** False when the id is taken. */
export async function insertMessage(trx: Trx, values: Insertable<DocumentMessagesTable>): Promise<boolean> {
  const row = await trx
    .insertInto('documentMessages')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMessage(db: Db, id: string) {
  return db
    .selectFrom('documentMessages')
    .select(['documentId', 'body', 'writtenBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listMessages(db: Db, documentId: string) {
  return db
    .selectFrom('documentMessages')
    .select(['id', 'author', 'kind', 'body as message', 'writtenAt'])
    .where('documentId', '=', documentId)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
}
