import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { AppError } from '#server/errors.ts';
import type { CheckReply, CheckRequest } from './check-worker.ts';

/*
 * Runs the checks in a worker thread, which starts with the first text and ends when idle: a process that only answers people
 * neither waits for the dictionary nor holds it.
 */

const idleTimeoutMs = 5 * 60_000;
/** Of one text, with the start of the worker on a loaded machine. */
const checkTimeoutMs = 30_000;
const maxWaiting = 64;

interface Waiting {
  resolve: (findings: TextFinding[]) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Throws SERVICE_UNAVAILABLE when the checks cannot run. */
export async function runChecks(input: CheckRequest['input']): Promise<TextFinding[]> {
  if (waiting.size >= maxWaiting) throw new AppError('SERVICE_UNAVAILABLE');
  clearTimeout(idleTimer);
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  const { promise, resolve, reject } = Promise.withResolvers<TextFinding[]>();
  waiting.set(id, { resolve, reject });
  const deadline = setTimeout(() => stopChecks(), checkTimeoutMs);
  try {
    worker.postMessage({ id, input } satisfies CheckRequest);
    return await promise;
  } finally {
    clearTimeout(deadline);
    waiting.delete(id);
    if (waiting.size === 0) idleTimer = setTimeout(stopChecks, idleTimeoutMs).unref();
  }
}

/** Ends the worker, at shutdown or when idle. The next text starts another. */
export function stopChecks(): void {
  clearTimeout(idleTimer);
  void worker?.terminate();
  worker = undefined;
  rejectAll();
}

function rejectAll(): void {
  for (const { reject } of waiting.values()) reject(new AppError('SERVICE_UNAVAILABLE'));
  waiting.clear();
}

function startWorker(): Worker {
  // Resolves to TypeScript in development and JavaScript in the build.
  const extension = path.extname(new URL(import.meta.url).pathname);
  const started = new Worker(new URL(`./check-worker${extension}`, import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  started.unref();
  started.on('message', (reply: CheckReply) => {
    const asked = waiting.get(reply.id);
    if ('findings' in reply) asked?.resolve(reply.findings);
    else asked?.reject(new AppError('SERVICE_UNAVAILABLE', { cause: new Error(`checks failed: ${reply.failed}`) }));
  });
  const end = () => {
    if (worker !== started) return;
    worker = undefined;
    rejectAll();
  };
  started.once('error', end);
  started.once('exit', end);
  return started;
}
