import type { EndedTrust } from '#shared/schemas/trust.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';

/** Whether anything ended besides sessions, which the page says anyway. */
export function hasEnded({ keys, pushSubscriptions, links, invitations }: EndedTrust): boolean {
  return keys.length + pushSubscriptions + links + invitations > 0;
}

/** The list of what ended, loaded with its texts. */
export const EndedTrustList = lazyPart(async () => {
  const [{ EndedTrustList: List }] = await Promise.all([import('./ended-trust-list.tsx'), loadAreas(['trust'])]);
  return List;
});
