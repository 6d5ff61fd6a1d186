import type { ChildProcess } from 'node:child_process';
import { compileCacheEnv, forkChild, lowerPriority } from './child.ts';
import { writeFrame } from './frames.ts';
import { cpuMs, residentBytes } from './usage.ts';

/** A child process for one kind of untrusted file, one file at a time, killed when it exceeds its time or memory. */

export interface ChildBounds {
  module: URL;
  maxResidentBytes: number;
  /** Of one file, including the start of the process. */
  timeoutMs: number;
  /** CPU time of one file, with that start; within the deadline unless set. */
  maxCpuMs?: number;
  idleTimeoutMs: number;
  /** Files in memory. */
  maxQueued: number;
}

const pollIntervalMs = 50;
/** Of the deadline: a file that got less CPU time was starved by other work. */
const minCpuShare = 0.5;

/** Too many files are waiting, or the machine is too busy to read this one in time: a retry may succeed. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

type Outcome<Answer> = { answer: Answer } | 'ended' | 'costly' | 'starved';

export class WatchedChild<Answer> {
  readonly #bounds: ChildBounds;
  #process: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #queued = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(bounds: ChildBounds) {
    this.#bounds = bounds;
  }

  /** Undefined when the file exceeds a limit or ends the process twice. Rejects with BusyError. */
  async ask(...frames: readonly Uint8Array[]): Promise<Answer | undefined> {
    if (this.#queued >= this.#bounds.maxQueued) throw new BusyError('too many files are waiting');
    this.#queued += 1;
    // A process that ended within its limits may have been killed from outside: retried once.
    const asked = this.#tail.then(async () => {
      const first = await this.#send(frames);
      return first === 'ended' ? this.#send(frames) : first;
    });
    // Only orders the requests: the rejection goes to the caller below.
    this.#tail = asked.catch(() => undefined);
    try {
      const outcome = await asked;
      if (outcome === 'starved') throw new BusyError('the machine is too busy to read the file in time');
      return typeof outcome === 'string' ? undefined : outcome.answer;
    } finally {
      this.#queued -= 1;
    }
  }

  /** Stops permanently: current and later files are answered with undefined. */
  close(): void {
    this.#isClosed = true;
    this.stop();
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

  async #send(frames: readonly Uint8Array[]): Promise<Outcome<Answer>> {
    if (this.#isClosed) return 'ended';
    clearTimeout(this.#idleTimer);
    const child = (this.#process ??= this.#start());
    const pid = child.pid ?? 0;
    const { maxResidentBytes, timeoutMs, maxCpuMs = Infinity, idleTimeoutMs } = this.#bounds;
    const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>();
    const take = (answer: Answer) => resolve({ answer });
    const end = () => resolve('ended');
    const kill = (why: 'costly' | 'starved') => {
      resolve(why);
      if (this.#process === child) this.#process = undefined;
      child.kill('SIGKILL');
    };
    const spentBefore = cpuMs(pid);
    const watchCosts = async (): Promise<void> => {
      const [resident, before = 0, spent = 0] = await Promise.all([residentBytes(pid), spentBefore, cpuMs(pid)]);
      if (resident > maxResidentBytes || spent - before > maxCpuMs) kill('costly');
    };
    const judge = async (): Promise<void> => {
      const [before = 0, spent = Infinity] = await Promise.all([spentBefore, cpuMs(pid)]);
      kill(spent - before < minCpuShare * timeoutMs ? 'starved' : 'costly');
    };
    child.once('message', take);
    child.once('exit', end);
    const watch = setInterval(() => void watchCosts(), pollIntervalMs);
    const deadline = setTimeout(() => void judge(), timeoutMs);
    try {
      for (const frame of frames) writeFrame(child.stdin, frame);
      return await promise;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      child.off('message', take).off('exit', end);
      this.#idleTimer = setTimeout(() => this.stop(), idleTimeoutMs).unref();
    }
  }
}
