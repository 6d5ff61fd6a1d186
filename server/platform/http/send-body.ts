import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a stream as the response drains. Destroyed if the reader left meanwhile: an open stream keeps its connection to the object
 * store, and `pipeline` leaves the source of a closed response open.
 */
export async function sendStream(response: Response, body: Readable): Promise<void> {
  if (response.destroyed) body.destroy();
  else await pipeline(body, response);
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
    await sendStream(response, Readable.from(all(), { objectMode: true, highWaterMark: 1 }));
  } finally {
    // A reader who left ends what is being made.
    await iterator.return?.();
  }
}
