/** Coupons: codes that take something off an order. */

/** `held` by an open checkout, `used` by an order, `released` when the checkout ended without one. */
export const couponUseStates = ['held', 'used', 'released'] as const;
export type CouponUseState = (typeof couponUseStates)[number];

export const couponStates = ['upcoming', 'active', 'used-up', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

/** A code as it is stored; people type it in any case and with spaces. */
export function couponCode(text: string): string {
  return text.replaceAll(/\s+/g, '').toUpperCase();
}

export const couponPattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

interface CouponTerms {
  cap: number | null;
  uses: number;
  validFrom: Date;
  validUntil: Date | null;
  endedAt: Date | null;
}

export function couponState({ cap, uses, validFrom, validUntil, endedAt }: CouponTerms, now: Date): CouponState {
  if (endedAt !== null || (validUntil !== null && validUntil <= now)) return 'ended';
  if (cap !== null && uses >= cap) return 'used-up';
  return validFrom > now ? 'upcoming' : 'active';
}

/** Share of an organization's discount: the highest step that its pages of the month reach; 0 below the first. */
export function volumePercent(steps: readonly { fromPages: number; percent: number }[], pages: number): number {
  return steps.reduce((best, { fromPages, percent }) => (pages >= fromPages ? Math.max(best, percent) : best), 0);
}
