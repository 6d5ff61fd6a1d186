import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of what staff changed in the phrasebooks, and of the phrases' uses. */

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

export async function listUses(db: Db, lang: SourceTag) {
  return db.selectFrom('phraseUses').select(['source', 'uses']).where('lang', '=', lang).execute();
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

/** Stores a change; one that says nothing removes the row. */
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
