import { AppError } from '#server/errors.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { noteWindow } from './call-windows.ts';

const { points: quota, windowSeconds } = rateLimits.key;
const callsPerSweep = 4_096;

interface Window {
  used: number;
  endsAt: number;
}

/** Fixed windows per API key in this process. The fair share of the account's calls applies as well. */
export class KeyQuotas {
  readonly #windows = new Map<string, Window>();
  #calls = 0;

  /** Counts one call and returns its headers. Throws TOO_MANY_REQUESTS. */
  take(keyId: string): Map<string, string> {
    this.#calls += 1;
    if (this.#calls % callsPerSweep === 0) this.#sweep();
    const window = this.#current(keyId);
    const resetSeconds = secondsLeft(window);
    if (window.used >= quota) {
      noteWindow({ limit: 'key', remaining: 0, resetSeconds, isRefused: true });
      throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfter: resetSeconds } });
    }
    window.used += 1;
    this.#windows.set(keyId, window);
    noteWindow({ limit: 'key', remaining: quota - window.used, resetSeconds, isRefused: false });
    return this.headers(keyId);
  }

  /** The RateLimit header fields (IETF draft). */
  headers(keyId: string): Map<string, string> {
    const window = this.#current(keyId);
    return new Map([
      ['RateLimit-Policy', `"key";q=${quota};w=${windowSeconds}`],
      ['RateLimit', `"key";r=${quota - window.used};t=${secondsLeft(window)}`],
    ]);
  }

  #current(keyId: string): Window {
    const now = performance.now();
    const known = this.#windows.get(keyId);
    return known && known.endsAt > now ? known : { used: 0, endsAt: now + windowSeconds * 1000 };
  }

  #sweep(): void {
    const now = performance.now();
    for (const [keyId, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(keyId);
  }
}

function secondsLeft({ endsAt }: Window): number {
  return Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
}
