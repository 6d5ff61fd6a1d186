import type { Worker } from 'node:worker_threads';

/** Limits of a worker's job. `wallMs` is far above `cpuMs`: it ends a worker that waits or does not report its CPU time. */
export interface TimeLimits {
  cpuMs: number;
  wallMs: number;
}

const pollIntervalMs = 100;

/**
 * Calls `onPassed` once with the reason when the worker reaches a limit; returns the function that stops watching. CPU time
 * is counted since the thread has a low priority: a job that waits for the processor is not at fault.
 */
export function watchDeadline(
  worker: Worker,
  { cpuMs, wallMs }: TimeLimits,
  onPassed: (reason: string) => void,
): () => void {
  let isStopped = false;
  let usedBefore: number | undefined;
  const poll = setInterval(() => {
    void readCpuMs(worker).then((used) => {
      if (used === undefined) return;
      usedBefore ??= used;
      if (used - usedBefore >= cpuMs) pass(`no result in ${cpuMs} ms of CPU time`);
    });
  }, pollIntervalMs);
  const timer = setTimeout(() => pass(`no result in ${wallMs} ms`), wallMs);
  function stop(): void {
    isStopped = true;
    clearInterval(poll);
    clearTimeout(timer);
  }
  function pass(reason: string): void {
    if (isStopped) return;
    stop();
    onPassed(reason);
  }
  void readCpuMs(worker).then((used) => {
    usedBefore ??= used;
  });
  return stop;
}

/** CPU time of the worker's thread since its start; undefined once it has exited. */
async function readCpuMs(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}
