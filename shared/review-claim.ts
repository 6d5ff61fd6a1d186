import { limits } from './limits.ts';

/** A claim on a review: a courtesy with an end, so that two people do not read the same document. */

/** Who holds a review, since when. */
export interface Claim {
  claimedBy: string | null;
  claimedAt: Date | null;
}

/** Claims made before this moment have run out. */
export function claimsStaleBefore(now: Date): Date {
  return new Date(now.getTime() - limits.reviewClaimMs);
}

/** Until when a claim holds; null when nobody holds it at `now`. */
export function claimEnd({ claimedBy, claimedAt }: Claim, now: Date): Date | null {
  if (!claimedBy || !claimedAt || claimedAt <= claimsStaleBefore(now)) return null;
  return new Date(claimedAt.getTime() + limits.reviewClaimMs);
}
