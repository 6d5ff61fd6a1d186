import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of the translation memory's entries, and of the texts that it learns from. */

/** Counts `by` more confirmations of the pairs that the memory has, retired or not, and returns these. */
export async function confirmPairs(
  trx: Trx,
  { lang, pairs, by }: { lang: SourceTag; pairs: readonly { source: string; target: string }[]; by: number },
): Promise<{ source: string; target: string }[]> {
  if (pairs.length === 0) return [];
  const texts = JSON.stringify(pairs.map(({ source, target }) => ({ source, target })));
  const { rows } = await sql<{ source: string; target: string }>`
    update translation_memory m set confirmations = m.confirmations + ${by}
    from jsonb_to_recordset(${texts}::jsonb) as p (source text, target text)
    where m.lang = ${lang} and m.source = p.source and m.target = p.target and m.admitted_at is not null
    returning m.source, m.target`.execute(trx);
  return rows;
}

/** Adds pairs that may be offered to every customer. `markedBy` is the person who decided so; null for a count of customers. */
export async function admitPairs(
  trx: Trx,
  {
    lang,
    entries,
    markedBy,
    now,
  }: {
    lang: SourceTag;
    entries: readonly { source: string; target: string; confirmations: number }[];
    markedBy: string | null;
    now: Date;
  },
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('translationMemory')
    .values(entries.map((entry) => ({ ...entry, lang, markedBy, createdAt: now, admittedAt: now })))
    // Only a row of an earlier release can be there.
    .onConflict((conflict) => conflict.columns(['lang', 'source', 'target']).doUpdateSet({ markedBy, admittedAt: now }))
    .execute();
}

/** Deletes rows that processes of an earlier release still added. */
export async function deleteUnadmitted(db: Db): Promise<void> {
  await db.deleteFrom('translationMemory').where('admittedAt', 'is', null).execute();
}

/** Texts of a delivered document whose confirmed pairs are not in the memory yet, locked. */
export async function lockDelivered(trx: Trx, documentId: string) {
  return trx
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select(['t.reviewId', 't.pages', 'd.sourceLanguage'])
    .where('t.documentId', '=', documentId)
    .where('t.rememberedAt', 'is', null)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('t.reviewId')
    .forUpdate('t')
    .execute();
}

/** Whether an earlier text of the document is in the memory already. */
export async function isRemembered(trx: Trx, documentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('translationTexts')
    .select('reviewId')
    .where('documentId', '=', documentId)
    .where('rememberedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Delivered documents with a text that is not in the memory yet. */
export async function listUnremembered(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select('t.documentId')
    .distinct()
    .where('t.rememberedAt', 'is', null)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('t.documentId')
    .limit(limit)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

export async function listConfirmed(trx: Trx, reviewId: string): Promise<BlockContent[]> {
  const rows = await trx
    .selectFrom('translationBlocks')
    .select('content')
    .where('reviewId', '=', reviewId)
    .where('isRemoved', '=', false)
    .where('confirmedBy', 'is not', null)
    .execute();
  return rows.map(({ content }) => content);
}

export async function setRemembered(trx: Trx, { reviewId, now }: { reviewId: string; now: Date }): Promise<void> {
  await trx.updateTable('translationTexts').set({ rememberedAt: now }).where('reviewId', '=', reviewId).execute();
}

export interface MemoryFilter {
  lang: SourceTag;
  search?: string | undefined;
  isRetired?: boolean | undefined;
}

/** Pattern of texts that contain the search. */
export function likeOf(search: string | undefined): string {
  return `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** One page of the memory for staff, most used first. */
export async function listMemory(db: Db, filter: MemoryFilter & { limit: number; offset: number }) {
  const { lang, search, isRetired = false, limit, offset } = filter;
  const like = likeOf(search);
  const query = db
    .selectFrom('translationMemory')
    .where('lang', '=', lang)
    .where('admittedAt', 'is not', null)
    .where('retiredAt', isRetired ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('source', 'ilike', like), eb('target', 'ilike', like)]));
  const items = await query
    .selectAll()
    .orderBy('uses', 'desc')
    .orderBy('confirmations', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Changes the English of an entry, or retires it; false when there is no such entry. */
export async function updateMemory(
  trx: Trx,
  { id, ...values }: { id: string; target?: string; retiredAt?: Date | null; changedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('translationMemory')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
