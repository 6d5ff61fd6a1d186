import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveState, onLiveEvent, type LiveEvent, type LiveState } from './live.ts';

/**
 * While mounted, calls `onEvent` for each change of the user's notifications and `onWork` when the shared staff lists
 * may have changed.
 */
export function useLiveEvents(onEvent: (event: LiveEvent) => void, onWork: () => void): void {
  const handle = useEffectEvent(onEvent);
  const handleWork = useEffectEvent(onWork);
  useEffect(() => onLiveEvent({ onEvent: (event) => handle(event), onWork: () => handleWork() }), []);
}

/** State of the live connection. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.get, liveState.get);
}
