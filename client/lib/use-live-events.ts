import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveState, onLiveEvent, type LiveEvent, type LiveState } from './live.ts';

/**
 * Calls `onEvent` with each change of the signed-in person's notifications, and `onWork` when what staff share may have
 * changed, while the component is on screen.
 */
export function useLiveEvents(onEvent: (event: LiveEvent) => void, onWork: () => void): void {
  const handle = useEffectEvent(onEvent);
  const handleWork = useEffectEvent(onWork);
  useEffect(() => onLiveEvent({ onEvent: (event) => handle(event), onWork: () => handleWork() }), []);
}

/** Whether news arrive at once, soon, or not before the network is back. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.get, liveState.get);
}
