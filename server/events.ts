/** What this process hears of: the channels of `db/listen.ts`. */
export const channels = ['notifications', 'sessions'] as const;
export type Channel = (typeof channels)[number];

/**
 * Wakes those who follow one person's rows. A wake-up says that something may have changed and nothing else: whoever is
 * woken reads the rows. It may come once for many changes, and for none.
 */
export interface Events {
  /** Calls `wake` until the returned function is called. */
  subscribe(channel: Channel, userId: string, wake: () => void): () => void;
  publish(channel: Channel, userId: string): void;
  /** Wakes everybody, after a time in which something may have been missed. */
  resync(): void;
}

export function createEvents(): Events {
  const followers: Record<Channel, Map<string, Set<() => void>>> = { notifications: new Map(), sessions: new Map() };
  const wakeAll = (wakes: Iterable<() => void>) => {
    for (const wake of wakes) wake();
  };
  return {
    subscribe(channel, userId, wake) {
      const people = followers[channel];
      const wakes = people.get(userId) ?? new Set();
      people.set(userId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && people.get(userId) === wakes) people.delete(userId);
      };
    },
    publish(channel, userId) {
      wakeAll([...(followers[channel].get(userId) ?? [])]);
    },
    resync() {
      for (const channel of channels) wakeAll([...followers[channel].values()].flatMap((wakes) => [...wakes]));
    },
  };
}

/** Remembers that it rang while nobody waited, so that no wake-up falls between two reads. */
export interface Bell {
  ring: () => void;
  /** Resolves once it has rung since the last time, or after `withinMs`. */
  heard(withinMs?: number): Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let wake = (): void => undefined;
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async heard(withinMs) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        wake = () => {
          resolve(undefined);
        };
        const timer = withinMs === undefined ? undefined : setTimeout(wake, withinMs);
        await promise;
        clearTimeout(timer);
      }
      hasRung = false;
    },
  };
}
