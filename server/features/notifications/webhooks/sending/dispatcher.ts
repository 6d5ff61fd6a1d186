import type { Deps } from '#server/deps.ts';
import { isUnavailable } from '#server/errors.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { claimDue, type ClaimedDelivery } from './queries.ts';
import { attemptDelivery } from './service.ts';

/*
 * Sends due deliveries.
 * Promises: an endpoint that is slow or fails delays no other: its attempts leave the fast lane after a second, and until it
 * succeeds again it is tried once at a time, in a lane of its own.
 */

export interface DispatcherOptions {
  /** Attempts at once to one endpoint; an endpoint that is slow or fails has one. */
  perEndpoint: number;
  /** Attempts of each lane. Slow attempts count in neither. */
  slots: number;
  /** Open connections of each lane, slow attempts included. */
  connections: number;
  /** An attempt that lasts longer no longer holds a slot of the fast lane. */
  slowMs: number;
  pollIntervalMs: number;
}

const defaults: DispatcherOptions = {
  perEndpoint: 4,
  slots: 32,
  connections: 256,
  slowMs: 1_000,
  pollIntervalMs: 1_000,
};

/** Longer than an attempt with its record. */
const leaseSeconds = 60;
const unavailablePauseMs = 5_000;
const stopTimeoutMs = 3_000;

interface Attempt {
  endpointId: string;
  isFailing: boolean;
  isSlow: boolean;
}

export interface WebhookDispatcher {
  /** Sends what is due until `stop`. */
  start(): void;
  /** Sends what is due now, retries that become due meanwhile included. Returns how many attempts were made. */
  drain(): Promise<number>;
  /** Waits for attempts under way; those that last longer are aborted, and sent again with the same id. */
  stop(): Promise<void>;
}

export function createWebhookDispatcher(deps: Deps, options: Partial<DispatcherOptions> = {}): WebhookDispatcher {
  const { perEndpoint, slots, connections, slowMs, pollIntervalMs } = { ...defaults, ...options };
  const running = new Set<Attempt>();
  const aborting = new AbortController();
  const changed = createSignal();
  let isStopping = false;
  let loop: Promise<void> | undefined;
  let unsubscribe = (): void => undefined;

  function takenSlots(): Map<string, number> {
    const taken = new Map<string, number>();
    for (const { endpointId, isSlow } of running) {
      taken.set(endpointId, isSlow ? perEndpoint : (taken.get(endpointId) ?? 0) + 1);
    }
    return taken;
  }

  function freeSlots(isFailing: boolean): number {
    const lane = [...running].filter((attempt) => attempt.isFailing === isFailing);
    return Math.min(slots - lane.filter(({ isSlow }) => !isSlow).length, connections - lane.length);
  }

  async function claim(isFailing: boolean): Promise<ClaimedDelivery[]> {
    const free = freeSlots(isFailing);
    if (free <= 0) return [];
    return claimDue(deps.db, {
      now: deps.now(),
      isFailing,
      slots: free,
      perEndpoint: isFailing ? 1 : perEndpoint,
      taken: takenSlots(),
      leaseSeconds,
    });
  }

  async function run(delivery: ClaimedDelivery, isFailing: boolean): Promise<void> {
    const attempt: Attempt = { endpointId: delivery.endpointId, isFailing, isSlow: false };
    running.add(attempt);
    const timer = setTimeout(() => {
      attempt.isSlow = true;
      changed.set();
    }, slowMs);
    try {
      await attemptDelivery(deps, delivery, aborting.signal);
    } catch (error) {
      // Not recorded: it is sent again once its lease has ended.
      if (!aborting.signal.aborted)
        deps.log.error({ err: error, deliveryId: delivery.id }, 'webhook attempt not recorded');
    } finally {
      clearTimeout(timer);
      running.delete(attempt);
      changed.set();
    }
  }

  /** Starts what both lanes have slots for. */
  async function startDue(): Promise<number> {
    let started = 0;
    for (const isFailing of [false, true]) {
      for (const delivery of await claim(isFailing)) {
        started += 1;
        void run(delivery, isFailing);
      }
    }
    return started;
  }

  async function sendUntilStopped(): Promise<void> {
    while (!isStopping) {
      try {
        if ((await startDue()) === 0) await changed.wait(pollIntervalMs);
      } catch (error) {
        if (!isUnavailable(error)) deps.log.error({ err: error }, 'due webhooks could not be read, retrying');
        await changed.wait(unavailablePauseMs);
      }
    }
  }

  return {
    start() {
      unsubscribe = deps.events.subscribe('webhooks', 'due', changed.set);
      loop = sendUntilStopped();
    },
    async drain() {
      let sent = 0;
      for (;;) {
        const started = await startDue();
        sent += started;
        if (started === 0 && running.size === 0) return sent;
        if (started === 0) await changed.wait(pollIntervalMs);
      }
    },
    async stop() {
      unsubscribe();
      isStopping = true;
      changed.set();
      await loop;
      const timer = setTimeout(() => aborting.abort(), stopTimeoutMs);
      while (running.size > 0) await changed.wait(pollIntervalMs);
      clearTimeout(timer);
    },
  };
}
