import { useDeferredValue, useState } from 'react';

/** True from the first opening on: defers mounting until then, and keeps the element mounted for its exit animation. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}

/**
 * `open`, delayed until the press is drawn, also for an overlay that is mounted open: opening or closing one changes which
 * parts of the page are inert, which takes a slow phone a tenth of a second.
 */
export function useDrawnOpen<Open extends boolean | undefined>(open: Open): Open | false {
  return useDeferredValue<Open | false>(open, false);
}
