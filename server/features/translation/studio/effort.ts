import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findText } from '#server/features/translation/text-queries.ts';
import type { PageEffort, RecordEffortInput } from '#shared/schemas/studio.ts';

/*
 * Effort: keys and minutes with activity, by page.
 * Promises: a person reads their own pages alone; others see sums over papers. Totals of a window are sent, so that a repeated or late
 * call adds nothing.
 * Never: what was typed.
 */

/** Throws REVIEW_NOT_FOUND. */
export async function recordEffort(
  deps: Deps,
  actor: Actor,
  input: RecordEffortInput,
): Promise<{ items: PageEffort[] }> {
  const { id: reviewId, windowId, pages } = input;
  if (!(await findText(deps.db, reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  const rows = pages.map((one) => ({ ...one, reviewId, windowId, profileId: actor.id, updatedAt: deps.now() }));
  await deps.db
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
  return listEffort(deps, actor, reviewId);
}

/** The caller's own effort, by page. */
export async function listEffort(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  reviewId: string,
): Promise<{ items: PageEffort[] }> {
  const items = await db
    .selectFrom('textEffort')
    .where('reviewId', '=', reviewId)
    .where('profileId', '=', actor.id)
    .groupBy('page')
    .orderBy('page')
    .select(['page', sql<number>`sum(keys)::int`.as('keys'), sql<number>`sum(minutes)::int`.as('minutes')])
    .execute();
  return { items };
}
