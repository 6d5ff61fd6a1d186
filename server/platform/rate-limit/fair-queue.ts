import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Items by owner: taken in turn between owners, first in, first out within one. */
class RoundRobin<T> {
  readonly #queues = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(owner: string, item: T): void {
    this.#length += 1;
    const queue = this.#queues.get(owner);
    if (queue) queue.push(item);
    else this.#queues.set(owner, [item]);
  }

  shift(): T | undefined {
    const [next] = this.#queues;
    if (!next) return undefined;
    const [owner, queue] = next;
    const item = queue.shift();
    this.#length -= 1;
    this.#queues.delete(owner);
    // Added again at the end of the order.
    if (queue.length > 0) this.#queues.set(owner, queue);
    return item;
  }
}

/** Running time a caller may spend at full concurrency; above it, work runs at `concurrency` with pauses. */
interface Budget {
  burstMs: number;
  /** Milliseconds given back per second. */
  refillPerSecond: number;
  /** Most that one piece of work is charged, since waiting for a third party costs nothing here. */
  maxChargeMs: number;
  concurrency: number;
  /** Pause after each piece of work, as a fraction of its charge. */
  pause: number;
}

export interface FairQueueOptions {
  /** Concurrent work of all callers. */
  capacity: number;
  /** Concurrent work of one caller. */
  perCaller: number;
  /** Queued work of one caller; more is refused. */
  waitingPerCaller: number;
  /** Queued work of all callers; callers without queued work are still accepted. */
  waiting: number;
  budget?: Budget;
  /** Cap of the cooldown: while others wait, a slot stays idle after its work for as long as the work took. */
  maxCooldownMs?: number;
  /** A free slot goes to the caller with the least running work, instead of the next in turn. */
  isFewestFirst?: boolean;
  /** The refusal's code and `Retry-After`. */
  code?: ErrorCode;
  retryAfterSeconds?: number;
  /** Delay of refusals, which slows closed-loop clients down. */
  refusalDelayMs?: number;
}

type Release = () => void;

interface Caller {
  key: string;
  running: number;
  /** In turn between the caller's members. */
  waiting: RoundRobin<() => void>;
  refused: number;
  spentMs: number;
  spentAt: number;
  pausedUntil: number;
  timer: NodeJS.Timeout | undefined;
}

const callersPerSweep = 1024;

/**
 * Concurrency limits per caller, with round-robin between callers: a long queue of one delays the others by one turn at most.
 * Limits are per process.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #callers = new Map<string, Caller>();
  /** Callers with queued work that may start, in round-robin order. */
  readonly #ready = new Set<Caller>();
  #running = 0;
  #waiting = 0;
  #added = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Runs `work` when it is the caller's turn. Throws the refusal's code with `details.retryAfter` when too much is queued. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entered = this.enter(key);
    const release = entered instanceof Promise ? await entered : entered;
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Acquires a slot, synchronously where one is free. The returned function releases it. `member` is a person within a
   * shared caller, such as a network; members take turns.
   */
  enter(key: string, member = ''): Release | Promise<Release> {
    const caller = this.#callers.get(key) ?? this.#add(key);
    if (caller.waiting.length === 0 && this.#running < this.#options.capacity && this.#mayStart(caller)) {
      return this.#start(caller);
    }
    const { waitingPerCaller, waiting } = this.#options;
    const isFull = this.#waiting >= waiting && caller.waiting.length > 0;
    if (isFull || caller.waiting.length >= waitingPerCaller) return this.#refuse(caller);
    return new Promise((resolve) => {
      caller.waiting.push(member, () => resolve(this.#start(caller)));
      this.#waiting += 1;
      this.#update(caller);
      this.#advance();
    });
  }

  /** Free slots of a caller, running and queued. */
  remaining(key: string): number {
    const { perCaller, waitingPerCaller } = this.#options;
    const caller = this.#callers.get(key);
    return caller
      ? Math.max(0, perCaller + waitingPerCaller - caller.running - caller.waiting.length)
      : perCaller + waitingPerCaller;
  }

  /** Work of a caller that runs. */
  running(key: string): number {
    return this.#callers.get(key)?.running ?? 0;
  }

  get quota(): number {
    return this.#options.perCaller + this.#options.waitingPerCaller;
  }

  #add(key: string): Caller {
    this.#added += 1;
    if (this.#added % callersPerSweep === 0) this.#sweep();
    const caller: Caller = {
      key,
      running: 0,
      waiting: new RoundRobin(),
      refused: 0,
      spentMs: 0,
      spentAt: 0,
      pausedUntil: 0,
      timer: undefined,
    };
    this.#callers.set(key, caller);
    return caller;
  }

  /** Deletes idle callers with a full budget. */
  #sweep(): void {
    const now = performance.now();
    for (const caller of this.#callers.values()) {
      const isIdle = caller.running === 0 && caller.waiting.length === 0 && caller.refused === 0;
      if (isIdle && this.#spent(caller, now) === 0) this.#callers.delete(caller.key);
    }
  }

  #spent({ spentMs, spentAt }: Caller, now: number): number {
    const { budget } = this.#options;
    if (!budget || spentMs === 0) return 0;
    return Math.max(0, spentMs - ((now - spentAt) * budget.refillPerSecond) / 1000);
  }

  #mayStart(caller: Caller): boolean {
    const { budget, perCaller } = this.#options;
    if (caller.running >= perCaller) return false;
    if (!budget || caller.spentMs < budget.burstMs) return true;
    const now = performance.now();
    if (this.#spent(caller, now) < budget.burstMs) return true;
    return caller.running < budget.concurrency && now >= caller.pausedUntil;
  }

  #start(caller: Caller): Release {
    caller.running += 1;
    this.#running += 1;
    const startedAt = performance.now();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#finish(caller, startedAt);
    };
  }

  #finish(caller: Caller, startedAt: number): void {
    const { budget, maxCooldownMs = 0 } = this.#options;
    caller.running -= 1;
    const cooldownMs = this.#waiting > 0 ? Math.min(performance.now() - startedAt, maxCooldownMs) : 0;
    if (budget) {
      const now = performance.now();
      const chargeMs = Math.min(now - startedAt, budget.maxChargeMs);
      caller.spentMs = this.#spent(caller, now) + chargeMs;
      caller.spentAt = now;
      if (caller.spentMs >= budget.burstMs) this.#pause(caller, now + chargeMs * budget.pause);
      // Capped, so that full concurrency returns after a short idle time.
      caller.spentMs = Math.min(caller.spentMs, 2 * budget.burstMs);
    } else if (caller.running === 0 && caller.waiting.length === 0 && caller.refused === 0) {
      this.#callers.delete(caller.key);
    }
    this.#update(caller);
    if (cooldownMs > 0) setTimeout(() => this.#free(), cooldownMs);
    else this.#free();
  }

  #free(): void {
    this.#running -= 1;
    this.#advance();
  }

  #pause(caller: Caller, until: number): void {
    caller.pausedUntil = until;
    if (caller.waiting.length === 0 || caller.timer) return;
    caller.timer = setTimeout(
      () => {
        caller.timer = undefined;
        this.#update(caller);
        this.#advance();
      },
      Math.max(1, Math.ceil(until - performance.now())),
    );
  }

  #update(caller: Caller): void {
    if (caller.waiting.length > 0 && this.#mayStart(caller)) this.#ready.add(caller);
    else {
      this.#ready.delete(caller);
      // Work queued during a pause starts when the pause ends.
      const isPaused = caller.running === 0 && caller.waiting.length > 0;
      if (isPaused) this.#pause(caller, caller.pausedUntil);
    }
  }

  #advance(): void {
    while (this.#running < this.#options.capacity) {
      const caller = this.#next();
      if (!caller) return;
      // `#update` adds the caller again, at the end of the order.
      this.#ready.delete(caller);
      this.#waiting -= 1;
      caller.waiting.shift()?.();
      this.#update(caller);
    }
  }

  #next(): Caller | undefined {
    let [next] = this.#ready;
    if (!this.#options.isFewestFirst) return next;
    for (const caller of this.#ready) if (next && caller.running < next.running) next = caller;
    return next;
  }

  async #refuse(caller: Caller): Promise<never> {
    const {
      code = 'TOO_MANY_REQUESTS',
      retryAfterSeconds = 1,
      refusalDelayMs = 1_000,
      waitingPerCaller,
    } = this.#options;
    if (refusalDelayMs > 0 && caller.refused < waitingPerCaller) {
      caller.refused += 1;
      await delay(refusalDelayMs, undefined, { ref: false });
      caller.refused -= 1;
    }
    throw new AppError(code, { details: { retryAfter: retryAfterSeconds } });
  }
}
