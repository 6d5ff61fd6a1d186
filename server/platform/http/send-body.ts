import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** What a reader must take; a download of 10 MB at the lowest rate ends within 22 minutes. */
export interface SendLimits {
  /** Longest time in which nothing is taken. */
  silenceMs: number;
  /** Time before the average rate counts. */
  graceMs: number;
  bytesPerSecond: number;
  checkIntervalMs: number;
}

const sendLimits: SendLimits = { silenceMs: 30_000, graceMs: 60_000, bytesPerSecond: 8 * 1024, checkIntervalMs: 1_000 };

/** Small enough that the slowest allowed reader takes one within the silence. */
const pieceBytes = 64 * 1024;

type Body = Readable | Uint8Array;

/**
 * Sends a body as its reader takes it; one who takes too little is cut off, since unsent bytes are held in memory. Rejects as
 * `pipeline` does. A body without a reader is destroyed: `pipeline` leaves the source of a closed response open, with its
 * connection to the object store.
 */
export async function sendBody(response: Response, body: Body, limits: SendLimits = sendLimits): Promise<void> {
  const source = body instanceof Readable ? body : Readable.from([body]);
  if (response.destroyed) {
    source.destroy();
    return;
  }
  const pace = new Pace(limits);
  const timer = setInterval(() => {
    if (pace.isTooSlow()) response.destroy();
  }, limits.checkIntervalMs).unref();
  try {
    await pipeline(source, (chunks: AsyncIterable<Uint8Array | string>) => pace.pieces(chunks), response);
  } finally {
    clearInterval(timer);
  }
}

/** How fast a reader takes the bytes that are there; time in which the source has none does not count. */
class Pace {
  readonly #limits: SendLimits;
  #takenBytes = 0;
  #takingMs = 0;
  /** When the reader was given what it has not taken yet. */
  #givenAt: number | undefined;

  constructor(limits: SendLimits) {
    this.#limits = limits;
  }

  async *pieces(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        const givenAt = performance.now();
        this.#givenAt = givenAt;
        // Resumed once the piece was taken.
        yield piece;
        this.#takingMs += performance.now() - givenAt;
        this.#takenBytes += piece.length;
        this.#givenAt = undefined;
      }
    }
    this.#givenAt = performance.now();
  }

  isTooSlow(): boolean {
    const { silenceMs, graceMs, bytesPerSecond } = this.#limits;
    const waitedMs = this.#givenAt === undefined ? 0 : performance.now() - this.#givenAt;
    const takingMs = this.#takingMs + waitedMs;
    const isSlow = takingMs > graceMs && this.#takenBytes / (takingMs / 1000) < bytesPerSecond;
    return waitedMs > silenceMs || isSlow;
  }
}

/**
 * Sends what is made while it is sent, as the response drains. The first part is awaited before the first byte, so that its failure
 * is an error response; a later one cuts the connection.
 */
export async function sendParts(response: Response, parts: AsyncIterable<Uint8Array | string>): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    for (let part = first; part.done !== true; part = await iterator.next()) yield part.value;
  }
  try {
    await sendBody(response, Readable.from(all(), { objectMode: true, highWaterMark: 1 }));
  } finally {
    // A reader who left ends what is being made.
    await iterator.return?.();
  }
}
