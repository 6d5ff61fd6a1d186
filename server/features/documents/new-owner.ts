import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of orders that go to another account, when a guest turns out to be one of the customers. */

/** Hands over every document of an account, with its review and delivery. Folders and families are an account's own. */
export async function handOverDocuments(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.updateTable('documents').set({ userId: to, folderId: null }).where('userId', '=', from).execute();
  await trx.updateTable('documentsToBeVerified').set({ userId: to }).where('userId', '=', from).execute();
  await trx.updateTable('translatedDocuments').set({ userId: to, folderId: null }).where('userId', '=', from).execute();
  await trx.updateTable('messageReaders').set({ userId: to }).where('userId', '=', from).execute();
}

/** Documents of an account that are not paid. */
export async function listUnpaid(db: Db | Trx, userId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'fileKey', 'thumbnailKey'])
    .where('userId', '=', userId)
    .where('paymentStatus', '=', 'unpaid')
    .orderBy('createdAt')
    .execute();
}
