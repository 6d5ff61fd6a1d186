import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work of this thread, in slices: one per turn of the event loop, whoever the work is for. */

/** Wall time of a slice: other calls of a turn wait this long at most. */
const sliceMs = 5;
let lastTurn: Promise<unknown> = Promise.resolve();

/** Waits for a turn of the event loop that no other work has taken. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** One piece of long work. Between two steps it awaits `pause()` whenever `isSpent` says so. */
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
