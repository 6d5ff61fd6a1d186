import type { ChildProcess } from 'node:child_process';
import { compileCacheEnv, forkChild, lowerPriority } from './child.ts';
import { writeFrame } from './frames.ts';
import { residentBytes } from './usage.ts';

/** A child process for one kind of untrusted file, one file at a time, killed when it exceeds its time or memory. */

export interface ChildBounds {
  module: URL;
  maxResidentBytes: number;
  /** Of one file, including the start of the process. */
  timeoutMs: number;
  idleTimeoutMs: number;
  /** Files in memory. */
  maxQueued: number;
}

const pollIntervalMs = 50;

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export class WatchedChild<Answer> {
  readonly #bounds: ChildBounds;
  #process: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #queued = 0;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(bounds: ChildBounds) {
    this.#bounds = bounds;
  }

  /** Undefined when the file exceeds a limit or ends the process twice. Rejects with QueueFullError. */
  async ask(...frames: readonly Uint8Array[]): Promise<Answer | undefined> {
    if (this.#queued >= this.#bounds.maxQueued) throw new QueueFullError('too many files are waiting');
    this.#queued += 1;
    // A process that ended within its limits may have been killed from outside: retried once.
    const asked = this.#tail.then(async () => {
      const first = await this.#send(frames);
      return first === 'ended' ? this.#send(frames) : first;
    });
    this.#tail = asked.catch(() => undefined);
    try {
      const outcome = await asked;
      return typeof outcome === 'string' ? undefined : outcome.answer;
    } finally {
      this.#queued -= 1;
    }
  }

  stop(): void {
    clearTimeout(this.#idleTimer);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    const started = forkChild(this.#bounds.module, { env: compileCacheEnv('watched-child') });
    lowerPriority(started.pid, 'PRIORITY_BELOW_NORMAL');
    started.once('error', () => undefined);
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined;
    });
    return started;
  }

  async #send(frames: readonly Uint8Array[]): Promise<{ answer: Answer } | 'ended' | 'killed'> {
    clearTimeout(this.#idleTimer);
    const child = (this.#process ??= this.#start());
    const { promise, resolve } = Promise.withResolvers<{ answer: Answer } | 'ended' | 'killed'>();
    const take = (answer: Answer) => resolve({ answer });
    const end = () => resolve('ended');
    const kill = () => {
      resolve('killed');
      if (this.#process === child) this.#process = undefined;
      child.kill('SIGKILL');
    };
    const watchMemory = async (): Promise<void> => {
      if ((await residentBytes(child.pid ?? 0)) > this.#bounds.maxResidentBytes) kill();
    };
    child.once('message', take);
    child.once('exit', end);
    const watch = setInterval(() => void watchMemory(), pollIntervalMs);
    const deadline = setTimeout(kill, this.#bounds.timeoutMs);
    try {
      for (const frame of frames) writeFrame(child.stdin, frame);
      return await promise;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      child.off('message', take).off('exit', end);
      this.#idleTimer = setTimeout(() => this.stop(), this.#bounds.idleTimeoutMs).unref();
    }
  }
}
