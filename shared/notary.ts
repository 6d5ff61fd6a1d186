import type { TranslationType } from './pricing.ts';

/** Availability of services. Notarized translations are listed, but sold only while a commissioned notary is available. */

export const notaryReason = 'Not available right now: we have no commissioned notary.';

/** What is offered; undefined until known. The server answers by `isNotaryAvailable`. */
export interface Offer {
  hasNotary: boolean | undefined;
}

/** Whether a service cannot be ordered, or it is not known yet whether it can. */
export function lacksNotary(translationType: TranslationType, { hasNotary }: Offer): boolean {
  return translationType === 'notarized' && hasNotary !== true;
}

/** Reason why a service cannot be ordered; null if it can. */
export function unavailableReason(translationType: TranslationType, { hasNotary }: Offer): string | null {
  if (!lacksNotary(translationType, { hasNotary })) return null;
  return hasNotary === undefined ? 'Checking whether a notary is available…' : notaryReason;
}
