import { limits } from './limits.ts';

/** Claims on reviews, which expire after `limits.reviewClaimMs`. */

export interface Claim {
  claimedBy: string | null;
  claimedAt: Date | null;
}

/** A third of the claim's lifetime, so that one lost renewal does no harm. */
export const claimRenewalMs = limits.reviewClaimMs / 3;

/** Claims made before this time have expired. */
export function claimsStaleBefore(now: Date): Date {
  return new Date(now.getTime() - limits.reviewClaimMs);
}

/** Expiry of a claim; null without an active claim at `now`. */
export function claimEnd({ claimedBy, claimedAt }: Claim, now: Date): Date | null {
  if (!claimedBy || !claimedAt || claimedAt <= claimsStaleBefore(now)) return null;
  return new Date(claimedAt.getTime() + limits.reviewClaimMs);
}
