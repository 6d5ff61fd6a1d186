import { childModule } from '#server/platform/processes/child.ts';
import { WatchedChild } from '#server/platform/processes/watched-child.ts';
import type { Order } from './job.ts';

/** Reads orders and prints what phrasebook and rules can say of them in English. */
export interface Drafter {
  /** Starts the process ahead of a draft. */
  warm(): void;
  /** A PDF marked as a draft on every page; each page of the original starts a new one. */
  make(order: Order, source: Uint8Array): Promise<Uint8Array>;
  /** Ends the current drafts and the process. */
  stop(): void;
}

/** Of the child: the draft in base64. */
export type DraftAnswer = { pdf: string } | { error: string };

/** Drafts come from a child process, one at a time; it ends after a minute without one unless told. */
export function createDrafter({ idleTimeoutMs = 60_000 } = {}): Drafter {
  const child = new WatchedChild<DraftAnswer>({
    module: childModule(import.meta.url, 'draft-child'),
    maxResidentBytes: 1536 * 1024 * 1024,
    // Timeout for reading an order: half a minute.
    timeoutMs: 180_000,
    idleTimeoutMs,
    maxQueued: 64,
  });
  let isStopped = false;

  async function ask(order: Order | null, source: Uint8Array): Promise<DraftAnswer> {
    if (isStopped) throw new Error('the sandbox is stopping');
    const answer = await child.ask(Buffer.from(JSON.stringify({ order })), source);
    return answer ?? { error: 'the draft took too much time or memory, or the sandbox is stopping' };
  }

  return {
    warm: () => void ask(null, Buffer.alloc(0)).catch(() => undefined),
    make: async (order, source) => {
      const answer = await ask(order, source);
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.pdf, 'base64');
    },
    stop: () => {
      isStopped = true;
      child.close();
    },
  };
}
