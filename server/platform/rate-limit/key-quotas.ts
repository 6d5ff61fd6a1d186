import { AppError } from '#server/errors.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { noteWindow } from './call-windows.ts';
import { subscriberNetwork } from './networks.ts';
import { PacedQueue } from './paced-queue.ts';
import { TokenBucket } from './token-bucket.ts';

/** Burst and refill of lookups of unknown keys per network. */
const missesPerNetwork = { capacity: 30, perSecond: 1 / 10 };
/** Beyond the burst, unknown keys of a network are looked up at this rate; with a full queue they are refused. */
const slowLookups = { perSecond: 5, waitingPerCaller: 6, waiting: 1_000, code: 'TOO_MANY_REQUESTS' } as const;
/** Keys whose lookup succeeded, which no throttle delays. */
const maxKnown = 10_000;
const missesPerSweep = 256;

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

/**
 * Limits lookups of unknown API keys per network in this process. A key that worked before is never delayed, even in a
 * network from which others guess.
 */
export class KeyGuesses {
  readonly #known = new Set<string>();
  readonly #networks = new Map<string, TokenBucket>();
  readonly #slow = new PacedQueue(slowLookups);
  #misses = 0;

  /** Runs `lookup` when the network may. Throws TOO_MANY_REQUESTS with `details.retryAfter`. */
  async find<T>(hash: Buffer, ip: string, lookup: () => Promise<T | undefined>): Promise<T | undefined> {
    const name = hash.toString('base64');
    const network = subscriberNetwork(ip);
    const mayLookUp = this.#known.has(name) || (this.#networks.get(network)?.has(1) ?? true);
    const found = await (mayLookUp ? lookup() : this.#slow.run(network, lookup));
    if (found === undefined) this.#countMiss(name, network);
    else this.#remember(name);
    return found;
  }

  #countMiss(name: string, network: string): void {
    this.#known.delete(name);
    this.#misses += 1;
    if (this.#misses % missesPerSweep === 0) this.#sweep();
    const bucket = this.#networks.get(network) ?? new TokenBucket(missesPerNetwork);
    this.#networks.set(network, bucket);
    bucket.tryTake(1);
  }

  /** Moves the key to the end; the least recently used leaves first. */
  #remember(name: string): void {
    this.#known.delete(name);
    this.#known.add(name);
    const [oldest] = this.#known;
    if (this.#known.size > maxKnown && oldest !== undefined) this.#known.delete(oldest);
  }

  #sweep(): void {
    for (const [network, bucket] of this.#networks) if (bucket.isFull) this.#networks.delete(network);
  }
}
