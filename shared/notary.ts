import type { TranslationType } from './pricing.ts';

/** Availability of services. Notarized translations are listed, but sold only while a commissioned notary is available. */

/** Static until commissions are recorded; the server decides by `isNotaryAvailable`. */
export const hasNotary = false;

export const notaryReason = 'Not available right now: we have no commissioned notary.';

/** Reason why a service cannot be ordered; null if it can. */
export function unavailableReason(
  translationType: TranslationType,
  offer: { hasNotary: boolean } = { hasNotary },
): string | null {
  return translationType === 'notarized' && !offer.hasNotary ? notaryReason : null;
}
