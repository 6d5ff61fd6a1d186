import type { SourceTag } from '#shared/translation-text.ts';
import type { Trx } from '#server/platform/db/client.ts';

/** SQL of one memory entry that staff change. */

export async function lockEntry(trx: Trx, id: string) {
  return trx.selectFrom('translationMemory').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether another entry is the same pair. */
export async function isKnownPair(
  trx: Trx,
  { id, lang, source, target }: { id: string; lang: SourceTag; source: string; target: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('translationMemory')
    .select('id')
    .where((eb) => eb.and({ lang, source, target }))
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}
