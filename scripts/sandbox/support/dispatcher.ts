import { setTimeout as setTimeoutAsync } from 'node:timers/promises';

/** Something to be done at `dueAt` (milliseconds). The list of them lives on disk; this only keeps time. */
export type DueItem = { id: number; dueAt: number };

export type Dispatcher = { wake(): void; stop(): Promise<void> };

const mostAtOnce = 8;
const longestSleep = 60_000;

/**
 * Runs every pending item when it is due, each at most once at a time. `attempt` must leave its outcome on disk (done, or
 * a later `dueAt`) and leave the item untouched when `signal` aborts, so that the next start takes it up again.
 */
export function startDispatcher<Item extends DueItem>(options: {
  listPending: () => Item[];
  attempt: (item: Item, signal: AbortSignal) => Promise<void>;
}): Dispatcher {
  const running = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const waiting = options.listPending().filter((item) => !running.has(item.id));
    const now = Date.now();
    for (const item of waiting) if (item.dueAt <= now && running.size < mostAtOnce) run(item);
    const next = Math.min(...waiting.filter((item) => item.dueAt > now).map((item) => item.dueAt));
    if (Number.isFinite(next)) timer = setTimeout(wake, Math.min(next - now, longestSleep));
  }

  function run(item: Item): void {
    const attempt = options
      .attempt(item, stopping.signal)
      .catch(async (error: unknown) => {
        console.error('sandbox:', error);
        await setTimeoutAsync(1000, undefined, { ref: false });
      })
      .finally(() => {
        running.delete(item.id);
        wake();
      });
    running.set(item.id, attempt);
  }

  async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(timer);
    await Promise.all(running.values());
  }

  return { wake, stop };
}

/** Milliseconds to wait after `attempts` failures: half a second, doubling, at most thirty seconds. */
export function backoff(attempts: number): number {
  return Math.min(500 * 2 ** Math.max(attempts - 1, 0), 30_000);
}

/** How long something is tried again before it is given up. */
export const giveUpAfter = 6 * 60 * 60 * 1000;
