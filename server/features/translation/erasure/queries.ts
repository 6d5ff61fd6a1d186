import type { Trx } from '#server/platform/db/client.ts';

/** SQL of texts that go with their document. */

/** Deletes a document's texts with their blocks and versions. */
export async function deleteTexts(trx: Trx, documentId: string): Promise<void> {
  const texts = trx.selectFrom('translationTexts').select('reviewId').where('documentId', '=', documentId);
  await trx.deleteFrom('translationTextVersions').where('reviewId', 'in', texts).execute();
  await trx.deleteFrom('translationBlocks').where('reviewId', 'in', texts).execute();
  await trx.deleteFrom('translationTexts').where('documentId', '=', documentId).execute();
}

/** Deletes the calls to and from the workflow, whose payloads hold names and links. */
export async function deleteDeliveries(trx: Trx, documentId: string): Promise<void> {
  await trx.deleteFrom('webhookDeliveries').where('documentId', '=', documentId).execute();
}
