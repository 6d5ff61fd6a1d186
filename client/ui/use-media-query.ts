import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with the window. False during prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px, where tables become cards and popovers become sheets. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48rem)');
}
