import { useIsOnline } from '#client/ui/use-is-online.ts';
import { words } from '#client/ui/words.ts';
import { Banner } from './banner.tsx';

/** Banner shown while the device is offline. */
export function OfflineBanner() {
  if (useIsOnline()) return null;
  return <Banner tone="warn">{words('frame')('offline')}</Banner>;
}
