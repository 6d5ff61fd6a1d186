import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

const columns = ['id', 'name', 'parentId', 'color', 'reference', 'createdAt'] as const;

interface OwnFolder {
  id: string;
  userId: string;
}

/** Serializes changes to a user's folder tree until the transaction ends. */
export async function lockFolderTree(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders:' || ${userId}::uuid, 0))`.execute(trx);
}

export function listFolders(db: Db | Trx, userId: string) {
  return db
    .selectFrom('folders')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** A user's folders with the number of completed, not deleted translations directly in each. */
export function listFoldersWithCounts(db: Db, userId: string) {
  return db
    .selectFrom('folders as f')
    .select(['f.id', 'f.name', 'f.parentId', 'f.color', 'f.reference', 'f.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('translatedDocuments as t')
        .select((count) => count.fn.countAll<number>().as('files'))
        .where('t.userId', '=', userId)
        .whereRef('t.folderId', '=', 'f.id')
        .where('t.isDeleted', '=', false)
        .where('t.status', '=', 'completed')
        .$asScalar()
        .$notNull()
        .as('fileCount'),
    )
    .where('f.userId', '=', userId)
    .orderBy((eb) => eb.fn<string>('lower', ['f.name']))
    .orderBy('f.id')
    .execute();
}

export function insertFolder(
  trx: Trx,
  folder: { userId: string; name: string; parentId: string | null; color: string | null; reference: string | null },
) {
  return trx.insertInto('folders').values(folder).returning(columns).executeTakeFirstOrThrow();
}

/** An undefined reference stays as it is. */
export function updateFolderName(
  db: Db,
  { id, userId, name, reference }: OwnFolder & { name: string; reference?: string | null | undefined },
) {
  return db
    .updateTable('folders')
    .set({ name, reference })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

export function updateFolderParent(trx: Trx, { id, userId, parentId }: OwnFolder & { parentId: string | null }) {
  return trx
    .updateTable('folders')
    .set({ parentId })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes the folder; a trigger moves its content to its parent. True when it existed. */
export async function deleteFolder(trx: Trx, { id, userId }: OwnFolder): Promise<boolean> {
  const row = await trx
    .deleteFrom('folders')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user's whole tree, bottom up; nothing is left in it. */
export async function deleteFolders(trx: Trx, userId: string): Promise<void> {
  await sql`update folders set parent_id = null where user_id = ${userId}`.execute(trx);
  await trx.deleteFrom('folders').where('userId', '=', userId).execute();
}
