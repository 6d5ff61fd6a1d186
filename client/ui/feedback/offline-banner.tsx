import { Banner } from './banner.tsx';
import { useIsOnline } from '#client/ui/use-is-online.ts';

/** Banner shown while the device is offline. */
export function OfflineBanner() {
  if (useIsOnline()) return null;
  return <Banner tone="warn">You’re offline. What you see may be out of date.</Banner>;
}
