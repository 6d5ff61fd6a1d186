import { AppError } from '#server/errors.ts';

export interface Gate {
  /** Runs `work` when there is room, or waits. TOO_MANY_REQUESTS when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets `inFlight` pieces of work run at a time and `waiting` more queue, in order. */
export function createGate({ inFlight, waiting }: { inFlight: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async pass(work) {
      if (running >= inFlight) {
        if (queue.length >= waiting) throw new AppError('TOO_MANY_REQUESTS');
        // The place is handed over by the one who leaves, so `running` does not change.
        await new Promise<void>((enter) => queue.push(enter));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
