export interface Signal {
  /** Calls `listener` at each `notify`; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** A value outside of React, which components read by `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> extends Pick<Signal, 'subscribe'> {
  get: () => Value;
  set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createSignal();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
  };
}
