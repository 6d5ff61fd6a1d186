import type { TranslationType } from './pricing.ts';

/**
 * Whether a kind of translation can be ordered. The price list keeps "notarized"; it is sold only while a person with a valid
 * commission can perform the notarial act.
 */

/** What the client shows until the server knows of commissions; the server decides by `isNotaryAvailable`. */
export const hasNotary = false;

export const notaryReason = 'Not available right now: we have no commissioned notary.';

/** Why it cannot be ordered; null where it can. */
export function unavailableReason(
  translationType: TranslationType,
  offer: { hasNotary: boolean } = { hasNotary },
): string | null {
  return translationType === 'notarized' && !offer.hasNotary ? notaryReason : null;
}
