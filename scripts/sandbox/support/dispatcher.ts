import { setTimeout as setTimeoutAsync } from 'node:timers/promises';

/** Work due at `dueAt` (milliseconds); the caller keeps the list on disk. */
export type DueItem = { id: number; dueAt: number };

export type Dispatcher = { notify(): void; stop(): Promise<void> };

const maxConcurrency = 8;
const maxSleepMs = 60_000;

/**
 * Runs pending items when due, each at most once at a time. `attempt` must store its outcome (done, or a later `dueAt`) and
 * leave the item unchanged when `signal` aborts, so that the next start retries it.
 */
export function startDispatcher<Item extends DueItem>(options: {
  listPending: () => Item[];
  attempt: (item: Item, signal: AbortSignal) => Promise<void>;
}): Dispatcher {
  const running = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function notify(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const waiting = options.listPending().filter((item) => !running.has(item.id));
    const now = Date.now();
    for (const item of waiting) if (item.dueAt <= now && running.size < maxConcurrency) run(item);
    const next = Math.min(...waiting.filter((item) => item.dueAt > now).map((item) => item.dueAt));
    if (Number.isFinite(next)) timer = setTimeout(notify, Math.min(next - now, maxSleepMs));
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
        notify();
      });
    running.set(item.id, attempt);
  }

  async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(timer);
    await Promise.all(running.values());
  }

  return { notify, stop };
}

/** Milliseconds before the next attempt: exponential from 500 ms, at most 30 s. */
export function backoff(attempts: number): number {
  return Math.min(500 * 2 ** Math.max(attempts - 1, 0), 30_000);
}

/** Age after which failed work is no longer retried. */
export const maxRetryAgeMs = 6 * 60 * 60 * 1000;
