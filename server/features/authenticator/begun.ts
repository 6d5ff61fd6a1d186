import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { lacksAgreement } from '#server/features/pay/agreement-gate.ts';
import { listTaken } from '#server/features/revision/leaving.ts';
import { hasWritten } from '#server/features/revision/queries.ts';
import { listParts } from '#server/features/team/part-queries.ts';

/** Papers that a person has begun, which they finish whatever agreement they lack. */

/** Maximum of an integer column: matches any version. */
const anyVersion = 2_147_483_647;

/** Throws AGREEMENT_NEEDED for a freelancer without the agreement in force, on a paper that they have not begun. */
export async function requireMayWork(deps: Deps, actor: Pick<Actor, 'id'>, reviewId: string): Promise<void> {
  if (!(await lacksAgreement(deps, deps.db, actor.id))) return;
  if (!(await hasBegun(deps, { reviewId, personId: actor.id }))) throw new AppError('AGREEMENT_NEEDED');
}

/** Assigned, claimed, written in, a part of it or its revision. */
async function hasBegun(
  { db }: Pick<Deps, 'db'>,
  { reviewId, personId }: { reviewId: string; personId: string },
): Promise<boolean> {
  const review = await findReview(db, reviewId);
  if (review?.assignedTo === personId || review?.claimedBy === personId) return true;
  if (await hasWritten(db, { reviewId, personId, version: anyVersion })) return true;
  if ((await listParts(db, reviewId)).some((part) => part.personId === personId)) return true;
  return (await listTaken(db, personId)).some((text) => text.reviewId === reviewId);
}
