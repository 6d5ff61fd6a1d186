import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReviewView, releaseClaim, updateClaim } from '#server/features/documents/review/queries.ts';
import { claimRenewalMs, claimsStaleBefore } from '#shared/review-claim.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { shownTo } from './shown.ts';

/*
 * Claims on reviews, so that two people do not review the same document.
 * Promises: one holder at a time; a claim expires fifteen minutes after its last renewal, or with the decision.
 * Never: a review blocked by an abandoned claim.
 */

/** From one renewal to the next, and a minute for a late one. */
const typesetterHoldMs = claimRenewalMs + 60_000;

/** Claims a pending review, or renews the actor's claim. Throws REVIEW_NOT_FOUND, CONFLICT (decided, or held by another). */
export async function claimReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  const now = deps.now();
  const isTaken = await updateClaim(deps.db, { id, userId: actor.id, now, staleBefore: claimsStaleBefore(now) });
  const view = await findReviewView(deps.db, { id, now });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (!isTaken) throw new AppError('CONFLICT');
  // An open workspace ends in a print: the decision finds the typesetter warm.
  if (deps.env.typesetterWarmUp) {
    deps.typesetter.warm({ hasSpare: false, holdMs: typesetterHoldMs }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'typesetter did not start');
    });
  }
  return shownTo(actor, view);
}

/** Releases the actor's claim; another person's is kept. Throws REVIEW_NOT_FOUND. */
export async function releaseReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  await releaseClaim(deps.db, { id, userId: actor.id });
  const view = await findReviewView(deps.db, { id, now: deps.now() });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  return shownTo(actor, view);
}
