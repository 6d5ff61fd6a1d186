import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';

const refusalsPerSweep = 256;
/** Repeated refusals are delayed, which slows closed-loop clients down. */
const delayMs = 1_000;

/** Caches refusals by caller until their `retryAfter`, so that repeating one costs no query. Per process. */
export class RefusalMemory {
  readonly #refusals = new Map<string, { error: AppError; until: number }>();
  #added = 0;

  /** Caches a refusal with `retryAfter`; ignores others. */
  remember(key: string, error: AppError): void {
    const { retryAfter } = error.details;
    if (typeof retryAfter !== 'number') return;
    this.#added += 1;
    if (this.#added % refusalsPerSweep === 0) this.#sweep();
    this.#refusals.set(key, { error, until: performance.now() + retryAfter * 1000 });
  }

  /** Throws a cached refusal, after a delay and with the remaining seconds. */
  async check(key: string): Promise<void> {
    const refusal = this.#refusals.get(key);
    if (!refusal) return;
    const { error, until } = refusal;
    if (until <= performance.now()) {
      this.#refusals.delete(key);
      return;
    }
    await delay(delayMs, undefined, { ref: false });
    const retryAfter = Math.max(1, Math.ceil((until - performance.now()) / 1000));
    throw new AppError(error.code, { details: { ...error.details, retryAfter } });
  }

  #sweep(): void {
    const now = performance.now();
    for (const [key, { until }] of this.#refusals) if (until <= now) this.#refusals.delete(key);
  }
}
