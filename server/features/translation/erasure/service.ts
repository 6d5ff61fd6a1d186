import { languageTagOf } from '#shared/translation-text.ts';
import type { Trx } from '#server/db/client.ts';
import { findSpelling } from '#server/features/documents/people/service.ts';
import { pairsOf } from '#server/features/translation/drafting/memory.ts';
import { listConfirmed } from '#server/features/translation/drafting/queries.ts';
import { activePhrases } from '#server/features/translation/phrasebook/service.ts';
import { deleteDeliveries, deleteTexts, forgetPairs, listRemembered } from './queries.ts';

/*
 * What the translation keeps of a document that is erased.
 * Promises: a pair that only this document taught the memory goes with it.
 */

/** Deletes a document's texts, what the memory learned from them alone, and the workflow's calls. The caller holds its lock. */
export async function eraseTexts(trx: Trx, documentId: string): Promise<void> {
  // Before the names go: without them the pairs would be others.
  const spelling = await findSpelling(trx, documentId);
  for (const { reviewId, sourceLanguage } of await listRemembered(trx, documentId)) {
    const lang = languageTagOf(sourceLanguage);
    const names = [...spelling.people, ...spelling.family];
    const phrases = await activePhrases(trx, lang);
    const pairs = pairsOf(await listConfirmed(trx, reviewId), { lang, phrases, names });
    const unique = new Map(pairs.map((pair) => [`${pair.source}\n${pair.target}`, pair]));
    await forgetPairs(trx, { lang, pairs: [...unique.values()] });
  }
  await deleteTexts(trx, documentId);
  await deleteDeliveries(trx, documentId);
}

/** Deletes a document's texts once its source has left; the memory keeps what it learned. */
export async function endTexts(trx: Trx, documentId: string): Promise<void> {
  await deleteTexts(trx, documentId);
}
