import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveState } from './live-connection.ts';
import { live } from './live.ts';

/** Calls `onEvent` with changes of the user's notifications and `onWork` with changes of shared work, while mounted. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void, onWork: () => void): void {
  const handle = useEffectEvent(onEvent);
  const handleWork = useEffectEvent(onWork);
  useEffect(() => live.listen({ onEvent: (event) => handle(event), onWork: () => handleWork() }), []);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(live.subscribe, live.state, live.state);
}
