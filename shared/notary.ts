import type { TranslationType } from './pricing.ts';

/** Availability of services. Notarized translations are listed, but sold only while a commissioned notary is available. */

/** The offer; undefined until loaded. The server decides by `isNotaryAvailable`. */
export interface Offer {
  hasNotary: boolean | undefined;
}

/** Whether a service is unavailable, or its availability is not loaded yet. */
export function lacksNotary(translationType: TranslationType, { hasNotary }: Offer): boolean {
  return translationType === 'notarized' && hasNotary !== true;
}
