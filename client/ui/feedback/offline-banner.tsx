import { Banner } from './banner.tsx';
import { useIsOnline } from '#client/ui/use-is-online.ts';

/** Stands under the header while the device has no network. */
export function OfflineBanner() {
  if (useIsOnline()) return null;
  return <Banner tone="warn">You’re offline. What you see may be out of date.</Banner>;
}
