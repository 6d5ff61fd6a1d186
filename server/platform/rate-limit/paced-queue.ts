import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '#shared/errors.ts';
import { FairQueue } from './fair-queue.ts';

interface PacedQueueOptions {
  perSecond: number;
  waitingPerCaller: number;
  waiting: number;
  code: ErrorCode;
}

/** Starts work at a fixed rate, with round-robin between callers. */
export class PacedQueue {
  readonly #queue: FairQueue;
  readonly #intervalMs: number;

  constructor({ perSecond, ...limits }: PacedQueueOptions) {
    this.#queue = new FairQueue({ ...limits, capacity: 1, perCaller: 1, retryAfterSeconds: 5, refusalDelayMs: 0 });
    this.#intervalMs = 1000 / perSecond;
  }

  /** Throws the refusal's code when too much is queued. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#queue.run(key, () => delay(this.#intervalMs));
    return work();
  }
}
