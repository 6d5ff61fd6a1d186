import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { likePattern } from '#server/platform/db/pagination.ts';
import { reachesPaper } from '#server/platform/db/paper-reach.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { bandsOf } from '../bands.ts';

/** SQL of similar sentences and of the concordance. */

/** Likeness of trigrams from which a sentence is compared by words. */
const leastSimilarity = 0.4;

/** Sentences of one band that are compared. */
const perBand = 40;

export interface FoundPair {
  asked: string;
  source: string;
  target: string;
  name: string | null;
}

/** The nearest sentences of the memory and of the collections that a paper may use. Asked for the memory with its slots. */
export async function findNear(
  db: Db,
  {
    lang,
    accountId,
    asked,
    limit,
  }: { lang: SourceTag; accountId: string | null; asked: readonly { text: string; pattern: string }[]; limit: number },
): Promise<{ memory: FoundPair[]; collections: FoundPair[] }> {
  const patterns = [...new Set(asked.map(({ pattern }) => pattern))];
  const texts = [...new Set(asked.map(({ text }) => text))];
  const scopes = accountId === null ? [null] : [accountId, null];
  const bandsIn = (text: string) => scopes.flatMap((scope) => bandsOf(text, { lang, scope }));
  return db.transaction().execute(async (trx) => {
    // The planner estimates a band as common, so that a limit would make a sequential scan look cheap.
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true),
      set_config('enable_seqscan', 'off', true)`.execute(trx);
    const memory = await sql<FoundPair>`
      select asked.source as asked, m.source, m.target, null as name
      from unnest(${patterns}::text[]) as asked (source)
      cross join lateral (
        select source, target from translation_memory
        where lang = ${lang} and retired_at is null and admitted_at is not null and source % asked.source
        order by similarity(source, asked.source) desc, confirmations desc, id limit ${limit}
      ) as m`.execute(trx);
    const collections = await sql<FoundPair>`
      select asked.source as asked, m.source, m.target, m.name
      from jsonb_to_recordset(${JSON.stringify(texts.map((source) => ({ source, bands: bandsIn(source) })))}::jsonb)
        as asked (source text, bands integer[])
      cross join lateral (
        select near.source, near.target, c.name
        from (
          select distinct u.id, u.source, u.target, u.collection_id, u.import_id
          from unnest(asked.bands) as b (band)
          cross join lateral (
            select id, source, target, collection_id, import_id from memory_units
            where bands @> array[b.band] and lang = ${lang} limit ${perBand}
          ) as u
        ) as near
        join memory_collections c on c.id = near.collection_id join memory_imports i on i.id = near.import_id
        where c.removed_at is null and i.removed_at is null and (c.account_id is null or c.account_id = ${accountId}::uuid)
        order by similarity(near.source, asked.source) desc, c.account_id is null, near.id desc limit ${limit}
      ) as m`.execute(trx);
    return { memory: memory.rows, collections: collections.rows };
  });
}

/** Entries of the memory that hold a text on either side, the most used first. */
export async function searchMemory(db: Db, { lang, text, limit }: { lang: SourceTag; text: string; limit: number }) {
  const like = likePattern(text);
  return db
    .selectFrom('translationMemory')
    .select(['source', 'target'])
    .where('lang', '=', lang)
    .where('retiredAt', 'is', null)
    .where('admittedAt', 'is not', null)
    .where((eb) => eb.or([eb('source', 'ilike', like), eb('target', 'ilike', like)]))
    .orderBy('uses', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Entries of the collections available to a paper; limited to the first matches, since a common word is in most entries. */
export async function searchCollections(
  db: Db,
  { lang, accountId, text, limit }: { lang: SourceTag; accountId: string | null; text: string; limit: number },
) {
  const like = likePattern(text);
  return db
    .selectFrom('memoryUnits as u')
    .innerJoin('memoryCollections as c', 'c.id', 'u.collectionId')
    .innerJoin('memoryImports as i', 'i.id', 'u.importId')
    .select(['u.source', 'u.target', 'c.name'])
    .where('u.lang', '=', lang)
    .where((eb) => eb.or([eb('u.source', 'ilike', like), eb('u.target', 'ilike', like)]))
    .where('c.removedAt', 'is', null)
    .where('i.removedAt', 'is', null)
    .where((eb) => eb.or([eb('c.accountId', 'is', null), eb('c.accountId', '=', accountId)]))
    .limit(limit)
    .execute();
}

export interface FoundBlock {
  content: BlockContent;
  reviewId: string;
  filename: string;
  confirmedByName: string | null;
}

/** Confirmed blocks of delivered papers that the reader may open, the newest first. */
export async function searchDelivered(
  db: Db,
  reader: Actor,
  { lang, text, limit, except }: { lang: SourceTag; text: string; limit: number; except: string },
): Promise<FoundBlock[]> {
  const like = likePattern(text);
  let query = db
    .selectFrom('translationBlocks as b')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'b.reviewId')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .leftJoin('profiles as p', 'p.id', 'b.confirmedBy')
    .select(['b.content', 'b.reviewId', 'r.filename', 'p.name as confirmedByName'])
    .where('b.confirmedBy', 'is not', null)
    .where('b.isRemoved', '=', false)
    .where(sql<boolean>`((b.content -> 'source')::text ilike ${like} or (b.content -> 'target')::text ilike ${like})`)
    .where(sql<boolean>`b.content ->> 'lang' = ${lang}`)
    .where('r.id', '<>', except)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null);
  const reach = reachesPaper(reader, 'r');
  if (reach !== undefined) query = query.where(reach);
  return query.orderBy('b.confirmedAt', 'desc').orderBy('b.id').limit(limit).execute();
}
