import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { claimsStaleBefore, type Claim } from '#shared/review-claim.ts';
import { releaseClaim, updateClaim } from '#server/features/documents/review/claim/queries.ts';
import { canDecide } from '#server/features/documents/review/policy.ts';
import { findReviewView } from '#server/features/documents/review/queries.ts';

/*
 * Who is at which review, so that two people do not read the same document.
 * Promises: one holder at a time, for fifteen minutes from the last claim; a decision ends it for good.
 * Never: a document that nobody can decide because somebody went home.
 */

/** Takes a pending review, or renews one's own claim. Throws REVIEW_NOT_FOUND, CONFLICT (decided, or another's). */
export async function claimReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  const now = deps.now();
  const isTaken = await updateClaim(deps.db, { id, userId: actor.id, now, staleBefore: claimsStaleBefore(now) });
  const view = await findReviewView(deps.db, { id, now });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (!isTaken) throw new AppError('CONFLICT');
  return view;
}

/** Lets go of one's own claim; another's stays as it is. Throws REVIEW_NOT_FOUND. */
export async function releaseReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  await releaseClaim(deps.db, { id, userId: actor.id });
  const view = await findReviewView(deps.db, { id, now: deps.now() });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

/** Call with the review's row before deciding it, and again with the locked one. Throws CONFLICT while another holds it. */
export function assertClaim(review: Claim, actor: Actor, now: Date): void {
  if (!canDecide(actor, review, now)) throw new AppError('CONFLICT');
}
