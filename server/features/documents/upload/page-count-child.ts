import { flushCompileCache } from 'node:module';
import { readFrames } from '#server/platform/processes/frames.ts';
import { limits } from '#shared/limits.ts';
import { isHeic } from '../file-type.ts';
import type { PageCount } from './page-tree.ts';
import { countPdfPages } from './page-votes.ts';

/**
 * Child process that parses untrusted files, so that a hostile one crashes this process instead of the server. Reads files from
 * stdin, each prefixed by its length (4 bytes, big endian), and sends one message per file.
 */

async function count(file: Buffer): Promise<PageCount> {
  if (file.toString('latin1', 0, 5) === '%PDF-') return countPdfPages(file, limits.pagesMax);
  // Loaded on demand: they take memory that PDFs do not need.
  if (isHeic(file)) {
    const { decodeHeic } = await import('./heic-decoder.ts');
    return decodeHeic(file).catch(() => ({ ok: false, reason: 'unreadable-photo' }));
  }
  const { decodeImage } = await import('./image-decoder.ts');
  return decodeImage(file);
}

export type ChildMessage = { ready: true } | { ready: false; result: PageCount };

function answer(message: ChildMessage): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit(0));
answer({ ready: true });
// Flushed early: children are killed, so no exit handler writes the cache.
flushCompileCache();
for await (const file of readFrames(process.stdin)) {
  answer({ ready: false, result: await count(file) });
}
