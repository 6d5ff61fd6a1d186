import { claimEnd, type Claim } from '#shared/review-claim.ts';

/** Whether the actor may decide a review: false while another user's claim is valid. */
export function canDecide(actor: { id: string }, review: Claim, now: Date): boolean {
  return review.claimedBy === actor.id || claimEnd(review, now) === null;
}
