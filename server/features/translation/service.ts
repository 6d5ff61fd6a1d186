import type { Trx } from '#server/platform/db/client.ts';
import { endCollections } from './exchange/service.ts';
import { forgetFormPapers } from './form-queries.ts';
import { forgetPapers } from './memory/learning.ts';
import { deleteReadings } from './source-boxes.ts';
import { deleteTexts } from './text-queries.ts';
import { deleteDeliveries } from './workflow/queries.ts';

/*
 * What the translation keeps of a document that is erased.
 * Promises: a sentence that waits for the memory goes with the last document that held it, and so does a proposed form.
 */

/** Deletes a document's texts, what only they taught, and the workflow's calls. The caller holds its lock. */
export async function eraseTexts(trx: Trx, documentId: string): Promise<void> {
  await endTexts(trx, documentId);
  await deleteDeliveries(trx, documentId);
}

/** Deletes a document's texts and what only they taught. The caller holds its lock. */
export async function endTexts(trx: Trx, documentId: string): Promise<void> {
  await deleteReadings(trx, documentId);
  await deleteTexts(trx, documentId);
  await forgetPapers(trx, documentId);
  await forgetFormPapers(trx, documentId);
}

export { endCollections };
