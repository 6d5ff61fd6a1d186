/**
 * What can be followed. `notifications`, `sessions`: of one person, by their id. `jobs`: of one queue, by its name.
 * `staff`: what all staff see, as `work`. `probes`: of one readiness check.
 * Whoever changes the rows says so in the same transaction, with the database's own `notify_change(channel, key)`.
 */
export const channels = ['notifications', 'sessions', 'jobs', 'staff', 'probes'] as const;
export type Channel = (typeof channels)[number];

/** A channel, and whose rows of it: a person's id, or another word where they are nobody's own. As a wake-up travels. */
export type Topic = `${Channel}:${string}`;

const topicShape = new RegExp(`^(${channels.join('|')}):.`, 's');

/** False for what only another release knows. */
export function isTopic(text: string): text is Topic {
  return topicShape.test(text);
}

/**
 * Wakes those who follow rows. A wake-up says that something may have changed and nothing else: whoever is woken reads
 * the rows. It may come once for many changes, and for none.
 */
export interface ChangeEvents {
  /** Calls `wake` until the returned function is called. */
  subscribe(channel: Channel, key: string, wake: () => void): () => void;
  publish(topic: Topic): void;
  /** Wakes everybody, after a time in which something may have been missed. */
  resync(): void;
}

/**
 * `lookAgain`: milliseconds after which a follower is woken anyway, again and again, where wake-ups can get lost without
 * anybody noticing; each at a time of its own, so that they do not come all at once. Undefined: never.
 */
export function createChangeEvents({
  lookAgain: pollIntervalMs,
}: { lookAgain?: number | undefined } = {}): ChangeEvents {
  const followers = new Map<Topic, Set<() => void>>();
  const wakeAll = (wakes: Iterable<() => void>) => {
    for (const wake of wakes) wake();
  };
  return {
    subscribe(channel, key, wake) {
      const topic: Topic = `${channel}:${key}`;
      const wakes = followers.get(topic) ?? new Set();
      followers.set(topic, wakes.add(wake));
      const timer =
        pollIntervalMs === undefined ? undefined : setInterval(wake, pollIntervalMs * (0.5 + Math.random() / 2));
      timer?.unref();
      return () => {
        clearInterval(timer);
        wakes.delete(wake);
        if (wakes.size === 0 && followers.get(topic) === wakes) followers.delete(topic);
      };
    },
    publish(topic) {
      wakeAll([...(followers.get(topic) ?? [])]);
    },
    resync() {
      wakeAll([...followers.values()].flatMap((wakes) => [...wakes]));
    },
  };
}

/** Remembers that it rang while nobody waited, so that no wake-up falls between two reads. */
export interface Signal {
  set: () => void;
  /** Resolves once it has rung since the last time, or after `withinMs`. */
  wait(withinMs?: number): Promise<void>;
}

export function createSignal(): Signal {
  let hasRung = false;
  let wake = (): void => undefined;
  return {
    set() {
      hasRung = true;
      wake();
    },
    async wait(withinMs) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        wake = () => resolve(undefined);
        const timer = withinMs === undefined ? undefined : setTimeout(wake, withinMs);
        await promise;
        clearTimeout(timer);
      }
      hasRung = false;
    },
  };
}
