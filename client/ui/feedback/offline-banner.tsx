import { useSyncExternalStore } from 'react';
import { words } from '#client/ui/words.ts';
import { Banner } from './banner.tsx';

/** Banner shown while the device is offline. */
export function OfflineBanner() {
  if (useIsOnline()) return null;
  return <Banner tone="warn">{words('frame')('offline')}</Banner>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device is online; assumed during prerendering. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
