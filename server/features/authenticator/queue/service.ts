import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import type { neighboursInput, neighboursOutput, queueInput, queueOutput } from '#shared/schemas/authenticator.ts';
import type { Actor } from '#server/context.ts';
import { toPage } from '#server/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { hasOtherStaff } from '#server/features/auth/roles/queries.ts';
import { findAdjacentReviews, listReviews } from '#server/features/documents/review/queries.ts';

/*
 * The review queue.
 * Promises: pending reviews come by due date; neighbors of a review are those the actor can decide.
 */

/** One page of the queue: pending reviews by due date, decided ones newest first. */
export async function listQueue(
  deps: Deps,
  actor: Actor,
  { page: number, pageSize, ...filter }: z.infer<typeof queueInput>,
): Promise<z.input<typeof queueOutput>> {
  const page = toPage({ page: number, pageSize }, limits.pageSizeStaff);
  const reader = { now: deps.now(), readerId: actor.id };
  const { items, total } = await listReviews(deps.db, { ...filter, ...reader, search: filter.search, page });
  return { items, total, page: page.page, pageSize: page.pageSize };
}

/** The previous and next review in the filtered list that the actor can decide. */
export async function getNeighbours(
  deps: Deps,
  actor: Actor,
  { id, ...filter }: z.infer<typeof neighboursInput>,
): Promise<z.infer<typeof neighboursOutput>> {
  return findAdjacentReviews(deps.db, {
    ...filter,
    id,
    search: filter.search,
    now: deps.now(),
    readerId: actor.id,
    // Without a workflow every pending review accepts a supplied translation.
    canSupply: deps.translator === null ? 'all' : 'failed',
    canDecideOwn: !(await hasOtherStaff(deps.db, actor.id)),
  });
}
