import type { TranslationType } from './pricing.ts';

/** Availability of services. Notarized translations are listed, but sold only while a commissioned notary is available. */

/** The offer; undefined until loaded. The server decides by `isNotaryAvailable`. */
export interface Offer {
  hasNotary: boolean | undefined;
}

/** Whether a service cannot be ordered, or it is not known yet whether it can. */
export function lacksNotary(translationType: TranslationType, { hasNotary }: Offer): boolean {
  return translationType === 'notarized' && hasNotary !== true;
}
