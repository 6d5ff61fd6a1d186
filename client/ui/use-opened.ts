import { useState } from 'react';

/** False until the first time something is open, then true for good: it may be loaded late, and it closes with its motion. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
