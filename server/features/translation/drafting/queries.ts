import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of memory lookups for drafts, and of the engine's budget. */

/** Similarity of trigrams from which an entry is offered. */
const leastSimilarity = 0.75;

export interface MemoryMatch {
  id: string;
  asked: string;
  source: string;
  target: string;
  similarity: number;
}

/** The nearest entry of each segment, exact ones first; retired entries are left out. */
export async function findSimilar(db: Db, lang: SourceTag, patterns: readonly string[]): Promise<MemoryMatch[]> {
  if (patterns.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true)`.execute(trx);
    const { rows } = await sql<MemoryMatch>`
      select m.id, asked.source as asked, m.source, m.target, m.similarity
      from unnest(${patterns}::text[]) as asked (source)
      cross join lateral (
        select id, source, target, similarity(source, asked.source)::float8 as similarity
        from translation_memory
        where lang = ${lang} and retired_at is null and admitted_at is not null and source % asked.source
        order by (source = asked.source) desc, similarity desc, confirmations desc, created_at desc
        limit 1
      ) as m`.execute(trx);
    return rows;
  });
}

export async function addMemoryUses(db: Db, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> {
  const sorted = [...new Set(ids)].toSorted();
  if (sorted.length === 0) return;
  await db
    .updateTable('translationMemory')
    .set((eb) => ({ uses: eb('uses', '+', 1), lastUsedAt: now }))
    .where('id', 'in', sorted)
    .execute();
}

/** The newest candidate of an account's own papers for each segment, word for word. */
export async function findOwn(
  db: Db,
  { lang, accountId, patterns }: { lang: SourceTag; accountId: string; patterns: readonly string[] },
) {
  if (patterns.length === 0) return [];
  return db
    .selectFrom('translationCandidates as c')
    .innerJoin('translationCandidatePapers as p', 'p.candidateId', 'c.id')
    .innerJoin('documents as d', 'd.id', 'p.documentId')
    .distinctOn('c.source')
    .select(['c.source', 'c.target'])
    .where('c.lang', '=', lang)
    .where(sql<boolean>`md5(c.source) in (select md5(asked) from unnest(${patterns}::text[]) as asked)`)
    .where('d.userId', '=', accountId)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('c.source')
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .execute();
}

/** Takes characters from the month's budget; false when it is spent. All processes share it. */
export async function reserveCharacters(
  db: Db,
  { characters, limit, now }: { characters: number; limit: number; now: Date },
): Promise<boolean> {
  if (characters > limit) return false;
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const row = await db
    .insertInto('translationEngineUsage')
    .values({ month, characters })
    .onConflict((conflict) =>
      conflict
        .column('month')
        .doUpdateSet({ characters: sql`translation_engine_usage.characters + excluded.characters` })
        .where(sql<boolean>`translation_engine_usage.characters + excluded.characters <= ${limit}`),
    )
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}
