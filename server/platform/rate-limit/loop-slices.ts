import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work of this thread, in slices: one per turn of the event loop, across all callers. */

/** Wall time of a slice: other calls of a turn wait this long at most, and most calls take several turns. */
const sliceMs = 1;
let lastTurn: Promise<unknown> = Promise.resolve();

/** Waits for a turn of the event loop that no other work has taken. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** One piece of long work. Between two steps it awaits `pause()` if `isSpent` is true. */
export class LoopSlices {
  #since = 0;

  /** True before the first slice, and when the running one took its time. */
  get isSpent(): boolean {
    return performance.now() - this.#since >= sliceMs;
  }

  /** Waits for the next slice. */
  async pause(): Promise<void> {
    await takeTurn();
    this.#since = performance.now();
  }
}

/** Runs work that yields between its steps, in slices. A step is a few milliseconds at most. */
export async function runInSlices<T>(steps: Generator<unknown, T>): Promise<T> {
  const slices = new LoopSlices();
  for (;;) {
    if (slices.isSpent) await slices.pause();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Calls `work` for each item, in slices. */
export function mapInSlices<T, R>(items: Iterable<T>, work: (item: T) => R): Promise<R[]> {
  return runInSlices(eachStep(items, work));
}

function* eachStep<T, R>(items: Iterable<T>, work: (item: T) => R): Generator<undefined, R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(work(item));
    yield;
  }
  return results;
}
