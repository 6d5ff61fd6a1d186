import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveState, onLiveEvent, type LiveEvent, type LiveState } from './live.ts';

/** Calls `onEvent` with each change of the signed-in person's notifications while the component is on screen. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => onLiveEvent((event) => handle(event)), []);
}

/** Whether news arrive at once, soon, or not before the network is back. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.get, liveState.get);
}
