import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FairShares } from '#server/platform/rate-limit/fair-shares.ts';

/** Minimum rates for a reader; a download of 10 MB at the lowest rate takes at most 22 minutes. */
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

export type Body = Uint8Array | AsyncIterable<Uint8Array | string>;

/**
 * Sends what `open` gives when it is the reader's turn: a person, or the network of a visitor. `open` sets the headers. What it
 * throws, and what fails before the first byte, is an error response.
 */
export function sendDownload(
  { fairShares }: { fairShares: Pick<FairShares, 'downloads'> },
  { response, reader }: { response: Response; reader: string },
  open: () => Promise<Body> | Body,
): Promise<void> {
  return fairShares.downloads.run({
    reader,
    // Nothing is read for one who left before their turn.
    open: async () => (response.destroyed ? undefined : open()),
    send: async (body) => {
      if (body) await sendBody(response, body);
    },
    cut: () => response.destroy(),
  });
}

/**
 * Sends a body as its reader takes it; one who takes too little is cut off, since unsent bytes are held in memory. The first part is
 * awaited before the first byte, so that its failure is an error response; a later one cuts the connection, as `pipeline` rejects.
 */
export async function sendBody(response: Response, body: Body, limits: SendLimits = sendLimits): Promise<void> {
  const source = readableOf(body);
  // `pipeline` leaves the source of a closed response open, with its connection to the object store.
  if (response.destroyed) source.destroy();
  else response.once('close', () => source.destroy());
  if (!source.closed) await Promise.race([once(source, 'readable'), once(source, 'close')]);
  if (response.destroyed) return;
  if (body instanceof Uint8Array) response.setHeader('Content-Length', body.length);
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

function readableOf(body: Body): Readable {
  if (body instanceof Readable) return body;
  return Readable.from(body instanceof Uint8Array ? [body] : body, { objectMode: true, highWaterMark: 1 });
}

/** How fast a reader takes the bytes that are there; time in which the source has none does not count. */
class Pace {
  readonly #limits: SendLimits;
  #takenBytes = 0;
  #takingMs = 0;
  /** When the unread data was handed to the reader. */
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
