import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of what staff changed in the phrasebooks, of the phrases' uses, and of the terms of glossaries in a text. */

/** Changes by staff in one language, with who made them. */
export async function listOverrides(db: Db, lang: SourceTag) {
  return db
    .selectFrom('phraseOverrides as o')
    .innerJoin('profiles as p', 'p.id', 'o.changedBy')
    .select(['o.source', 'o.target', 'o.isRetired', 'o.changedAt', 'p.name as changedByName'])
    .where('o.lang', '=', lang)
    .execute();
}

export type PhraseOverride = Awaited<ReturnType<typeof listOverrides>>[number];

/** Uses by source, of those that drafted anything. */
export async function listUses(
  db: Db,
  lang: SourceTag,
  sources: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('phraseUses')
    .select(['source', 'uses'])
    .where('lang', '=', lang)
    .where('source', 'in', sources)
    .execute();
  return new Map(rows.map(({ source, uses }) => [source, uses]));
}

/** Serializes changes of one phrase, whether it has a row or not, until the transaction ends. */
export async function lockPhrase(trx: Trx, { lang, source }: { lang: SourceTag; source: string }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phrase:${lang}:${source}`}, 0))`.execute(trx);
  return trx
    .selectFrom('phraseOverrides')
    .select(['target', 'isRetired'])
    .where('lang', '=', lang)
    .where('source', '=', source)
    .executeTakeFirst();
}

/** Stores a change; an empty one deletes the row. */
export async function saveOverride(
  trx: Trx,
  values: {
    lang: SourceTag;
    source: string;
    target: string | null;
    isRetired: boolean;
    changedBy: string;
    changedAt: Date;
  },
): Promise<void> {
  const { lang, source, target, isRetired, changedBy, changedAt } = values;
  if (target === null && !isRetired) {
    await trx.deleteFrom('phraseOverrides').where('lang', '=', lang).where('source', '=', source).execute();
    return;
  }
  await trx
    .insertInto('phraseOverrides')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['lang', 'source']).doUpdateSet({ target, isRetired, changedBy, changedAt }),
    )
    .execute();
}

/** Adds uses; rows are written in the order of their keys, so concurrent jobs do not deadlock. */
export async function addUses(
  trx: Trx,
  { lang, counts, now }: { lang: SourceTag; counts: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const values = [...counts]
    .map(([source, uses]) => ({ lang, source, uses, lastUsedAt: now }))
    .sort((a, b) => (a.source < b.source ? -1 : 1));
  if (values.length === 0) return;
  await trx
    .insertInto('phraseUses')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['lang', 'source']).doUpdateSet({
        uses: sql`phrase_uses.uses + excluded.uses`,
        lastUsedAt: now,
      }),
    )
    .execute();
}

/** Shared terms and those of an account that occur in a text, with the response they require. */
export async function listTermsIn(
  db: Db,
  { lang, accountId, text }: { lang: SourceTag; accountId: string | null; text: string },
) {
  return db
    .selectFrom('glossaryTerms as t')
    .innerJoin('memoryCollections as c', 'c.id', 't.collectionId')
    .where('c.removedAt', 'is', null)
    .where((eb) => eb.or([eb('c.accountId', 'is', null), eb('c.accountId', '=', accountId)]))
    .where('t.lang', '=', lang)
    .where(sql<boolean>`position(lower(t.source) in lower(${text})) > 0`)
    .select(['t.source', 't.target', 't.status', 'c.name as glossary', 'c.level'])
    .select(sql<boolean>`c.account_id is not null`.as('isOfAccount'))
    .orderBy('t.source')
    .orderBy('t.target')
    .limit(500)
    .execute();
}
