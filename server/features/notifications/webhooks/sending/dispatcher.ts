import type { Deps } from '#server/deps.ts';
import { isUnavailable } from '#server/errors.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { claimDue, isAnyDue, type ClaimedDelivery } from './queries.ts';
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
/** Delay before retrying rows that another claim has locked. */
const skippedPauseMs = 20;

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
  return new LaneDispatcher(deps, { ...defaults, ...options });
}

class LaneDispatcher implements WebhookDispatcher {
  readonly #deps: Deps;
  readonly #options: DispatcherOptions;
  readonly #running = new Set<Attempt>();
  readonly #aborting = new AbortController();
  readonly #changed = createSignal();
  #isStopping = false;
  #loop: Promise<void> | undefined;
  #unsubscribe = (): void => undefined;

  constructor(deps: Deps, options: DispatcherOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  start(): void {
    this.#unsubscribe = this.#deps.events.subscribe('webhooks', 'due', this.#changed.set);
    this.#loop = this.#sendUntilStopped();
  }

  async drain(): Promise<number> {
    let sent = 0;
    for (;;) {
      const started = await this.#startDue();
      sent += started;
      if (started > 0) continue;
      const isIdle = this.#running.size === 0;
      if (isIdle && !(await isAnyDue(this.#deps.db, this.#deps.now()))) return sent;
      await this.#changed.wait(isIdle ? skippedPauseMs : this.#options.pollIntervalMs);
    }
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#isStopping = true;
    this.#changed.set();
    await this.#loop;
    const timer = setTimeout(() => this.#aborting.abort(), stopTimeoutMs);
    while (this.#running.size > 0) await this.#changed.wait(this.#options.pollIntervalMs);
    clearTimeout(timer);
  }

  async #sendUntilStopped(): Promise<void> {
    while (!this.#isStopping) {
      try {
        if ((await this.#startDue()) === 0) await this.#changed.wait(this.#options.pollIntervalMs);
      } catch (error) {
        if (!isUnavailable(error)) this.#deps.log.error({ err: error }, 'due webhooks could not be read, retrying');
        await this.#changed.wait(unavailablePauseMs);
      }
    }
  }

  /** Starts what both lanes have slots for. */
  async #startDue(): Promise<number> {
    let started = 0;
    for (const isFailing of [false, true]) {
      for (const delivery of await this.#claim(isFailing)) {
        started += 1;
        void this.#run(delivery, isFailing);
      }
    }
    return started;
  }

  async #claim(isFailing: boolean): Promise<ClaimedDelivery[]> {
    const free = this.#freeSlots(isFailing);
    if (free <= 0) return [];
    return claimDue(this.#deps.db, {
      now: this.#deps.now(),
      isFailing,
      slots: free,
      perEndpoint: isFailing ? 1 : this.#options.perEndpoint,
      taken: this.#takenSlots(),
      leaseSeconds,
    });
  }

  #freeSlots(isFailing: boolean): number {
    const { slots, connections } = this.#options;
    const lane = [...this.#running].filter((attempt) => attempt.isFailing === isFailing);
    return Math.min(slots - lane.filter(({ isSlow }) => !isSlow).length, connections - lane.length);
  }

  #takenSlots(): Map<string, number> {
    const taken = new Map<string, number>();
    for (const { endpointId, isSlow } of this.#running) {
      taken.set(endpointId, isSlow ? this.#options.perEndpoint : (taken.get(endpointId) ?? 0) + 1);
    }
    return taken;
  }

  async #run(delivery: ClaimedDelivery, isFailing: boolean): Promise<void> {
    const attempt: Attempt = { endpointId: delivery.endpointId, isFailing, isSlow: false };
    this.#running.add(attempt);
    const timer = setTimeout(() => {
      attempt.isSlow = true;
      this.#changed.set();
    }, this.#options.slowMs);
    try {
      await attemptDelivery(this.#deps, delivery, this.#aborting.signal);
    } catch (error) {
      // Not recorded: it is sent again once its lease has ended.
      if (!this.#aborting.signal.aborted)
        this.#deps.log.error({ err: error, deliveryId: delivery.id }, 'webhook attempt not recorded');
    } finally {
      clearTimeout(timer);
      this.#running.delete(attempt);
      this.#changed.set();
    }
  }
}
