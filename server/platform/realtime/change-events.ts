import { channels, type ChangeEvents, type Topic } from './types.ts';

const topicPattern = new RegExp(`^(${channels.join('|')}):.`, 's');

/** False for topics of another release. */
export function isTopic(text: string): text is Topic {
  return topicPattern.test(text);
}

/**
 * `pollIntervalMs`: each subscriber is also called within this time, for transports that lose signals silently; the times
 * are spread, so that subscribers do not all read at once. Undefined: no polling.
 */
export function createChangeEvents({ pollIntervalMs }: { pollIntervalMs?: number | undefined } = {}): ChangeEvents {
  const subscribers = new Map<Topic, Set<() => void>>();
  const notifyAll = (callbacks: Iterable<() => void>) => {
    for (const onChange of callbacks) onChange();
  };
  return {
    subscribe(channel, key, onChange) {
      const topic: Topic = `${channel}:${key}`;
      const callbacks = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, callbacks.add(onChange));
      const timer =
        pollIntervalMs === undefined ? undefined : setInterval(onChange, pollIntervalMs * (0.5 + Math.random() / 2));
      timer?.unref();
      return () => {
        clearInterval(timer);
        callbacks.delete(onChange);
        if (callbacks.size === 0 && subscribers.get(topic) === callbacks) subscribers.delete(topic);
      };
    },
    publish(topic) {
      notifyAll([...(subscribers.get(topic) ?? [])]);
    },
    resync() {
      notifyAll([...subscribers.values()].flatMap((callbacks) => [...callbacks]));
    },
  };
}

/** An auto-reset event: a `set` between two waits is kept, so that no change falls between two reads. */
export interface Signal {
  set: () => void;
  /** Resolves at once if set since the last wait, else with the next `set` or after `withinMs`. */
  wait(withinMs?: number): Promise<void>;
}

export function createSignal(): Signal {
  let isSet = false;
  let wake = (): void => undefined;
  return {
    set() {
      isSet = true;
      wake();
    },
    async wait(withinMs) {
      if (!isSet) {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        wake = () => resolve(undefined);
        const timer = withinMs === undefined ? undefined : setTimeout(wake, withinMs);
        await promise;
        clearTimeout(timer);
      }
      isSet = false;
    },
  };
}
