import { sql, type Insertable } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { RecordedBlock, TextEffortTable } from '#server/platform/db/text-tables.ts';
import type { PageEffort } from '#shared/schemas/studio.ts';

/** SQL of a text's versions, across customers: the caller has checked the staff role. */

/** One page of the saves of a text, newest first. Versions have no gaps, so the newest one is the total. */
export async function listVersions(db: Db, { reviewId, page }: { reviewId: string; page: PageWindow }) {
  return db
    .selectFrom('translationTextVersions as v')
    .leftJoin('profiles as p', 'p.id', 'v.savedBy')
    .select(['v.version', 'v.cause', 'v.savedAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('savedByName'))
    .select(sql<number>`jsonb_array_length(v.patch -> 'blocks') + jsonb_array_length(v.patch -> 'pages')`.as('changes'))
    .where('v.reviewId', '=', reviewId)
    .orderBy('v.version', 'desc')
    .limit(page.pageSize)
    .offset(page.offset)
    .execute();
}

export interface BlockSpan {
  id: string;
  before: RecordedBlock | null;
  after: RecordedBlock | null;
}

/** Blocks that the versions after `from` up to `to` changed: before the first of them, and after the last. */
export async function listSpans(
  db: Db,
  { reviewId, from, to }: { reviewId: string; from: number; to: number },
): Promise<BlockSpan[]> {
  const { rows } = await sql<BlockSpan>`
    with changed as (
      select v.version, change ->> 'id' as id, change -> 'before' as before, change -> 'after' as after
      from translation_text_versions v, jsonb_array_elements(v.patch -> 'blocks') change
      where v.review_id = ${reviewId} and v.version > ${from} and v.version <= ${to}
    )
    select id, (array_agg(before order by version))[1] as before, (array_agg(after order by version desc))[1] as after
    from changed group by id`.execute(db);
  return rows;
}

/** Keeps the larger totals of a window, so that a repeated or late call adds nothing. */
export async function putEffort(db: Db, rows: Insertable<TextEffortTable>[]): Promise<void> {
  await db
    .insertInto('textEffort')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['reviewId', 'profileId', 'windowId', 'page']).doUpdateSet((eb) => ({
        keys: eb.fn('greatest', ['textEffort.keys', 'excluded.keys']),
        minutes: eb.fn('greatest', ['textEffort.minutes', 'excluded.minutes']),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

/** A person's effort for a text, by page. */
export async function listEffort(
  db: Db,
  { reviewId, profileId }: { reviewId: string; profileId: string },
): Promise<PageEffort[]> {
  return db
    .selectFrom('textEffort')
    .where('reviewId', '=', reviewId)
    .where('profileId', '=', profileId)
    .groupBy('page')
    .orderBy('page')
    .select(['page', sql<number>`sum(keys)::int`.as('keys'), sql<number>`sum(minutes)::int`.as('minutes')])
    .execute();
}
