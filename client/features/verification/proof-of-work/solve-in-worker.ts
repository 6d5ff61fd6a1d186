import type { Challenge } from './solve.ts';

/** Solves a challenge in a worker, so that the page stays responsive. Rejects with the reason of the signal. */
export function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the solving thread failed')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
