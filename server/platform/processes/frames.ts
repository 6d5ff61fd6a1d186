import type { Readable, Writable } from 'node:stream';

/** Byte strings over a pipe, each prefixed by its length (4 bytes, big endian). */

const headerBytes = 4;

export function writeFrame(stream: Writable | null | undefined, bytes: Uint8Array): void {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(bytes.byteLength);
  stream?.write(header);
  stream?.write(bytes);
}

export async function* readFrames(stream: Readable): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bufferedBytes = 0;
  let expectedBytes: number | undefined;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the stream must yield buffers');
    pending.push(chunk);
    bufferedBytes += chunk.length;
    for (;;) {
      if (expectedBytes === undefined) {
        if (bufferedBytes < headerBytes) break;
        const all = Buffer.concat(pending);
        expectedBytes = all.readUInt32BE(0);
        pending = [all.subarray(headerBytes)];
        bufferedBytes -= headerBytes;
      }
      if (bufferedBytes < expectedBytes) break;
      const all = Buffer.concat(pending);
      const frame = all.subarray(0, expectedBytes);
      pending = [all.subarray(expectedBytes)];
      bufferedBytes -= expectedBytes;
      expectedBytes = undefined;
      yield frame;
    }
  }
}
