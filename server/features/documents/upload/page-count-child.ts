import { flushCompileCache } from 'node:module';
import { limits } from '#shared/limits.ts';
import type { PageCount } from './page-tree.ts';
import { countPdfPages } from './page-votes.ts';

/**
 * Child process that parses untrusted files, so that a hostile one crashes this process instead of the server. Reads files from
 * stdin, each prefixed by its length (4 bytes, big endian), and sends one message per file.
 */

async function count(file: Buffer): Promise<PageCount> {
  if (file.toString('latin1', 0, 5) === '%PDF-') return countPdfPages(file, limits.pagesMax);
  // Loaded on demand: it takes memory that PDFs do not need.
  const { decodeImage } = await import('./image-decoder.ts');
  return decodeImage(file);
}

export type ChildMessage = { ready: true } | { ready: false; result: PageCount };

const headerBytes = 4;

async function* readFiles(): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bufferedBytes = 0;
  let expectedBytes: number | undefined;
  for await (const chunk of process.stdin) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('stdin must yield buffers');
    pending.push(chunk);
    bufferedBytes += chunk.length;
    if (expectedBytes === undefined && bufferedBytes >= headerBytes) {
      const all = Buffer.concat(pending);
      expectedBytes = all.readUInt32BE(0);
      pending = [all.subarray(headerBytes)];
      bufferedBytes -= headerBytes;
    }
    if (expectedBytes !== undefined && bufferedBytes >= expectedBytes) {
      const file = Buffer.concat(pending);
      pending = [];
      bufferedBytes = 0;
      expectedBytes = undefined;
      yield file;
    }
  }
}

function answer(message: ChildMessage): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit(0));
answer({ ready: true });
// Flushed early: children are killed, so no exit handler writes the cache.
flushCompileCache();
for await (const file of readFiles()) {
  answer({ ready: false, result: await count(file) });
}
