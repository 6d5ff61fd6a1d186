import { sql } from 'kysely';
import type { Trx } from '#server/db/client.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of texts that go with their document. */

/** Remembered texts of a document with the language of their memory. */
export async function listRemembered(trx: Trx, documentId: string) {
  return trx
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select(['t.reviewId', 'd.sourceLanguage'])
    .where('t.documentId', '=', documentId)
    .where('t.rememberedAt', 'is not', null)
    .orderBy('t.reviewId')
    .execute();
}

/** Takes one confirmation from each pair; pairs that no other text confirmed go. */
export async function forgetPairs(
  trx: Trx,
  { lang, pairs }: { lang: SourceTag; pairs: readonly { source: string; target: string }[] },
): Promise<void> {
  if (pairs.length === 0) return;
  const texts = JSON.stringify(pairs);
  await sql`
    delete from translation_memory m using jsonb_to_recordset(${texts}::jsonb) as p (source text, target text)
    where m.lang = ${lang} and m.source = p.source and m.target = p.target and m.confirmations = 1`.execute(trx);
  await sql`
    update translation_memory set confirmations = confirmations - 1
    where lang = ${lang} and confirmations > 1 and (source, target) in (
      select p.source, p.target from jsonb_to_recordset(${texts}::jsonb) as p (source text, target text))`.execute(trx);
}

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
