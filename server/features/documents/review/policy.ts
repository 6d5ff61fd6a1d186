import { claimEnd, type Claim } from '#shared/review-claim.ts';

/** What may be done to a review, given who is at it. */

/** False while somebody else is working on it. */
export function canDecide(actor: { id: string }, review: Claim, now: Date): boolean {
  return review.claimedBy === actor.id || claimEnd(review, now) === null;
}
