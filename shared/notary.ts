import type { TranslationType } from './pricing.ts';

/** Availability of services. Notarized translations are listed, but sold only while a commissioned notary is available. */

export const notaryReason = 'Not available right now: we have no commissioned notary.';

/** What is offered; undefined until known. The server answers by `isNotaryAvailable`. */
export interface Offer {
  hasNotary: boolean | undefined;
}

/** Reason why a service cannot be ordered; null if it can. */
export function unavailableReason(translationType: TranslationType, { hasNotary }: Offer): string | null {
  if (translationType !== 'notarized' || hasNotary === true) return null;
  return hasNotary === undefined ? 'Checking whether a notary is available…' : notaryReason;
}
