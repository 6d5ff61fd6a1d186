import { childModule } from '#server/platform/processes/child.ts';
import { WatchedChild } from '#server/platform/processes/watched-child.ts';
import type { ChildAnswer } from './thumbnail-child.ts';

/** Pictures of first pages, drawn in a child process within 20 seconds and 512 MB. */

const child = new WatchedChild<ChildAnswer>({
  module: childModule(import.meta.url, 'thumbnail-child'),
  maxResidentBytes: 512 * 1024 * 1024,
  timeoutMs: 20_000,
  idleTimeoutMs: 30_000,
  maxQueued: 32,
});

/** A JPEG of the first page; undefined where it cannot be drawn within the limits. Rejects when too many files wait. */
export async function drawFirstPage(bytes: Uint8Array): Promise<Buffer | undefined> {
  const answer = await child.ask(bytes);
  return answer?.jpeg === undefined ? undefined : Buffer.from(answer.jpeg, 'base64');
}

/** Kills the child process, at shutdown. */
export function stopThumbnails(): void {
  child.stop();
}
