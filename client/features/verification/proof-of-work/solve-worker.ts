import { solveWork, type Challenge } from './solve.ts';

/** Solves one challenge in its own thread, and ends with it. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => self.postMessage(solveWork(data)));
