import { useState } from 'react';

/** True from the first opening on: defers mounting until then, and keeps the element mounted for its exit animation. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
