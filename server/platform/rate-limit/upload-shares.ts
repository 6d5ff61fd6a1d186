import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';
import { FairQueue } from './fair-queue.ts';
import { TokenBucket } from './token-bucket.ts';
import { laneOf, type Uploader } from './uploader.ts';

const refusalsPerSweep = 256;
/**
 * Repeated refusals are delayed, which slows closed-loop clients down. Equal delays would synchronize them: connections that are
 * answered in one turn return, with their bodies, in one turn.
 */
const delayMs = { min: 750, max: 1_250 };

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
    await delay(randomInt(delayMs.min, delayMs.max + 1), undefined, { ref: false });
    const retryAfter = Math.max(1, Math.ceil((until - performance.now()) / 1000));
    throw new AppError(error.code, { details: { ...error.details, retryAfter } });
  }

  #sweep(): void {
    const now = performance.now();
    for (const [key, { until }] of this.#refusals) if (until <= now) this.#refusals.delete(key);
  }
}

const megabyte = 1024 * 1024;
const refusal = { code: 'TOO_MANY_UPLOADS', retryAfterSeconds: 10 } as const;

const perPerson = { capacity: 1_024, perCaller: 4, waitingPerCaller: 20, waiting: 1_024, ...refusal };
/**
 * Applies separately to the known people and the newcomers of a network, with round-robin within each. Sized below the
 * inspection queue, so that no received file is refused.
 */
const perLane = { capacity: 32, perCaller: 8, waitingPerCaller: 256, waiting: 1_024, ...refusal };
/** Uploads of known people, and of newcomers, started in a burst and per second: refused files would otherwise take every core. */
const pace = { capacity: 40, perSecond: 20 };
/** A body that takes longer to arrive releases its slot and counts by its bytes only. */
const slowAfterMs = 3_000;
/** Content-Length of bodies that are being received or inspected. */
const maxBytes = { total: 512 * megabyte, perLane: 128 * megabyte };
/** A small body counts as this much, for its overhead. */
const minBytes = 64 * 1024;
const busyRetrySeconds = 15;

/** Bytes of refused bodies that are read and discarded, so that clients read the response. */
const discardedPerNetwork = { capacity: 16 * megabyte, perSecond: megabyte / 2 };
const discardedInTotal = { capacity: 128 * megabyte, perSecond: 8 * megabyte };
const discardsPerSweep = 256;

interface Upload<T, R> extends Uploader {
  /** Content-Length. */
  bytes: number;
  receive: () => Promise<T>;
  count: (received: T) => Promise<R>;
}

/**
 * Limits of uploads per person, per network and in total. Known people of a network never wait for its newcomers, who
 * have separate slots. Slots are acquired before a body is read; queued bodies stay in the kernel's buffers.
 */
export class UploadShares {
  readonly refusals = new RefusalMemory();
  readonly #people = new FairQueue(perPerson);
  readonly #lanes = new FairQueue(perLane);
  readonly #pace = { known: new TokenBucket(pace), new: new TokenBucket(pace) };
  readonly #heldBytes = new Map<string, number>();
  #totalBytes = 0;
  readonly #discards = new Map<string, TokenBucket>();
  readonly #allDiscards = new TokenBucket(discardedInTotal);
  #discarded = 0;

  /** Receives and inspects a body in a slot. Throws TOO_MANY_UPLOADS or UPLOAD_BUSY before a byte is read. */
  run<T, R>({ person, bytes, receive, count, ...place }: Upload<T, R>): Promise<R> {
    const lane = laneOf(place);
    return this.#people.run(person, async () => {
      const release = await this.#lanes.enter(lane, person);
      try {
        const waitMs = this.#pace[place.isKnown ? 'known' : 'new'].take(1);
        if (waitMs > 0) await delay(waitMs);
        const releaseBytes = this.#hold(lane, Math.max(bytes, minBytes));
        const slow = setTimeout(release, slowAfterMs);
        try {
          const received = await receive();
          clearTimeout(slow);
          return await count(received);
        } finally {
          clearTimeout(slow);
          releaseBytes();
        }
      } finally {
        release();
      }
    });
  }

  /** False when the rest of a refused body exceeds the budget and its connection must be closed. */
  mayDiscard(network: string, bytes: number): boolean {
    this.#discarded += 1;
    if (this.#discarded % discardsPerSweep === 0) this.#sweep();
    const bucket = this.#discards.get(network) ?? new TokenBucket(discardedPerNetwork);
    this.#discards.set(network, bucket);
    return bucket.tryTake(bytes) && this.#allDiscards.tryTake(bytes);
  }

  #hold(lane: string, bytes: number): () => void {
    const held = this.#heldBytes.get(lane) ?? 0;
    if (held + bytes > maxBytes.perLane || this.#totalBytes + bytes > maxBytes.total) {
      throw new AppError('UPLOAD_BUSY', { details: { retryAfter: busyRetrySeconds } });
    }
    this.#totalBytes += bytes;
    this.#heldBytes.set(lane, held + bytes);
    return () => {
      this.#totalBytes -= bytes;
      const left = (this.#heldBytes.get(lane) ?? 0) - bytes;
      if (left > 0) this.#heldBytes.set(lane, left);
      else this.#heldBytes.delete(lane);
    };
  }

  #sweep(): void {
    for (const [network, bucket] of this.#discards) if (bucket.isFull) this.#discards.delete(network);
  }
}
