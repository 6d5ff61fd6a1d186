import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { hasOtherStaff } from '#server/features/auth/queries.ts';
import { listSignerProfiles } from '#server/features/certification/signer-queries.ts';
import { findAdjacentReviews, listReviews } from '#server/features/documents/review/queue.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { offeredLanguages } from '#shared/certificate/language-pairs.ts';
import { limits } from '#shared/limits.ts';
import type { neighboursInput, neighboursOutput, queueInput, queueOutput } from '#shared/schemas/authenticator.ts';
import { shownTo } from './shown.ts';

/*
 * The review queue.
 * Promises: pending reviews come by due date; neighbors of a review are those the actor can decide.
 */

/** One page of the queue: pending reviews by due date, decided ones newest first. */
export async function listQueue(
  deps: Deps,
  actor: Actor,
  { page: number, pageSize, languages, ...filter }: z.infer<typeof queueInput>,
): Promise<z.input<typeof queueOutput>> {
  const page = toPage({ page: number, pageSize }, limits.pageSizeStaff);
  const reader = { now: deps.now(), readerId: actor.id };
  const offered = await findOffered(deps, actor);
  const wanted = languages === 'mine' ? offered : null;
  const found = await listReviews(deps.db, {
    ...filter,
    ...reader,
    reader: actor,
    offered: wanted,
    search: filter.search,
    page,
  });
  const items = found.items.map((view) => shownTo(actor, view));
  return { ...found, items, offered, page: page.page, pageSize: page.pageSize };
}

/** The previous and next review in the filtered list that the actor can decide. */
export async function getNeighbours(
  deps: Deps,
  actor: Actor,
  { id, languages, ...filter }: z.infer<typeof neighboursInput>,
): Promise<z.infer<typeof neighboursOutput>> {
  return findAdjacentReviews(deps.db, {
    ...filter,
    id,
    offered: languages === 'mine' ? await findOffered(deps, actor) : null,
    search: filter.search,
    now: deps.now(),
    readerId: actor.id,
    reader: actor,
    // Without a workflow every pending review accepts a supplied translation.
    canSupply: deps.translator === null ? 'all' : 'failed',
    canDecideOwn: !(await hasOtherStaff(deps.db, actor.id)),
  });
}

/** Source languages of the actor's profile; null if it lists none or all. */
async function findOffered(deps: Deps, actor: Actor) {
  const [profile] = await listSignerProfiles(deps.db, [actor.id]);
  return profile ? offeredLanguages(profile) : null;
}
