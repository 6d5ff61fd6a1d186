import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * The longest turn of this thread's event loop while `work` runs, in milliseconds of its CPU time: what a call of somebody else
 * waits at most. Other processes of a busy machine do not count, nor what earlier test files of this process left to collect,
 * unless `collectsFirst` is false: a collection takes longer than most calls.
 */
export async function longestTurn<T>(
  work: () => Promise<T>,
  { collectsFirst = true } = {},
): Promise<{ result: T; stallMs: number }> {
  if (collectsFirst) collectGarbage();
  let longest = 0;
  let isRunning = true;
  let before = threadCpuMs();
  const measure = (): void => {
    const now = threadCpuMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (isRunning) setImmediate(measure);
  };
  setImmediate(measure);
  try {
    const result = await work();
    measure();
    return { result, stallMs: longest };
  } finally {
    isRunning = false;
  }
}

/** CPU time of this thread so far, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The least of a few measures in milliseconds; the first below `enoughMs` ends them. Garbage collection, and memory that a machine is
 * slow to hand out, do not strike each time. What the code itself holds does.
 */
export async function leastOf(measure: () => Promise<number> | number, enoughMs: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < measures && least >= enoughMs; round += 1) least = Math.min(least, await measure());
  return least;
}

const measures = 5;
