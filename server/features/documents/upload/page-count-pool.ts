import type { ChildProcess } from 'node:child_process';
import { AppError } from '#server/errors.ts';
import { childModule, compileCacheEnv, forkChild, lowerPriority } from '#server/processes/child.ts';
import { writeFrame } from '#server/processes/frames.ts';
import { cpuMs, residentBytes } from '#server/processes/usage.ts';
import { SpentTime } from '#server/rate-limit/spent-time.ts';
import type { ChildMessage } from './page-count-child.ts';
import type { PageCount } from './page-tree.ts';

/** A pool of child processes that count pages, with limits on time and memory; a child that exceeds one is replaced. */

export const childLimits = {
  /** A 10 MB scan takes 120 MB, a bomb gigabytes. Polled, since V8 heap flags and worker limits exclude typed arrays. */
  residentBytes: 384 * 1024 * 1024,
  pollIntervalMs: 50,
  /** CPU time of one file. */
  cpuTimeoutMs: 3000,
  /** CPU time of one file before its child yields to all other work. A 10 MB scan takes 150 ms. */
  lowPriorityAfterMs: 250,
  /** Wall-clock time of one file. With CPU time left the machine was too slow, which is answered "busy". */
  wallTimeoutMs: 20_000,
  /** Start of a child; a timeout is answered "busy". */
  startTimeoutMs: 20_000,
  /** One is reserved for callers within their budget, so that their files do not wait for slow ones. */
  maxProcesses: 2,
  /** Processes for callers over their budget. */
  maxProcessesOverBudget: 1,
  /** Counting time of one user or network before their files are deprioritized. */
  budgetMs: 6_000,
  /** Milliseconds of budget restored per second. */
  refillPerSecond: 100,
  /** Queued files of one user over budget. */
  maxQueuedOverBudget: 4,
  /** Estimated counting time of a queued file. */
  expectedCountMs: 500,
  /** Queued files are answered "busy" after this time. */
  queueTimeoutMs: 30_000,
  retryAfterSeconds: 15,
  /** Queued files are held in memory, at most 320 MB. */
  maxQueued: 32,
  maxFilesPerChild: 200,
  /** Children that retain more memory than this after a file are replaced. */
  maxIdleBytes: 192 * 1024 * 1024,
  idleTimeoutMs: 60_000,
} as const;

interface FileLimits {
  residentBytes: number;
  cpuTimeoutMs: number;
  wallTimeoutMs: number;
}

/** Of a HEIC photo: 24 megapixels take 300 MB and 3 seconds. */
export const photoLimits: FileLimits = {
  residentBytes: 640 * 1024 * 1024,
  cpuTimeoutMs: 10_000,
  wallTimeoutMs: 25_000,
};

interface Job {
  bytes: Uint8Array;
  /** Keys whose budget is charged: a user id and a network. */
  budgetKeys: readonly string[];
  limits: FileLimits;
  settle: (result: PageCount) => void;
  refuse: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
  /** A child ended while it read the file. */
  isRetried?: boolean;
}

const busy = () => new AppError('UPLOAD_BUSY', { details: { retryAfter: childLimits.retryAfterSeconds } });

/** A child that ended by itself: the file crashed it, or the system killed it. */
class ChildEnded extends Error {}

const tooCostly = (detail: string): PageCount => ({ ok: false, reason: 'too-costly', detail });

/** One child process. `count` always settles, if need be by killing it; a dead child accepts no more files. */
class PageCounter {
  readonly process: ChildProcess;
  readonly #ready: Promise<void>;
  readonly #startTimeoutMs: number;
  isDead = false;
  /** A priority is never raised again, so the child reads no further file. */
  isLowered = false;
  files = 0;
  #pending: PromiseWithResolvers<PageCount> | undefined;

  constructor(module: URL, startTimeoutMs: number) {
    this.#startTimeoutMs = startTimeoutMs;
    this.process = forkChild(module, {
      env: compileCacheEnv('page-count'),
      // `require` selects single-file bundles, which load faster; the larger young generation avoids collections while loading.
      execArgv: ['--conditions=require', '--min-semi-space-size=16'],
    });
    lowerPriority(this.process.pid, 'PRIORITY_BELOW_NORMAL');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ready = promise;
    this.process.on('message', (message: ChildMessage) => {
      if (message.ready) resolve();
      else this.#answer(message.result);
    });
    const end = (): void => {
      this.isDead = true;
      resolve();
      this.#fail(new ChildEnded());
    };
    this.process.once('exit', end);
    this.process.once('error', end);
  }

  #answer(result: PageCount): void {
    this.#pending?.resolve(result);
    this.#pending = undefined;
  }

  #fail(reason: Error): void {
    this.#pending?.reject(reason);
    this.#pending = undefined;
  }

  /** Kills the process; a file it was reading is answered "busy", since that says nothing about the file. */
  kill(): void {
    this.isDead = true;
    this.#fail(busy());
    this.process.kill('SIGKILL');
  }

  async count(bytes: Uint8Array, file: FileLimits): Promise<PageCount> {
    const pending = Promise.withResolvers<PageCount>();
    this.#pending = pending;
    // May reject before it is awaited, when the child does not start in time.
    pending.promise.catch(() => undefined);
    const rejectFile = (detail: string): void => {
      this.#answer(tooCostly(detail));
      this.kill();
    };
    let isPolling = false;
    let spentBefore = Infinity;
    const poll = async (): Promise<void> => {
      const { pid } = this.process;
      if (isPolling || pid === undefined) return;
      isPolling = true;
      if ((await residentBytes(pid)) > file.residentBytes) rejectFile('it needs too much memory');
      if (!this.isLowered) {
        this.isLowered = ((await cpuMs(pid)) ?? 0) - spentBefore > childLimits.lowPriorityAfterMs;
        if (this.isLowered) lowerPriority(pid, 'PRIORITY_LOW');
      }
      isPolling = false;
    };
    const watch = setInterval(() => void poll(), childLimits.pollIntervalMs);
    let deadline = setTimeout(() => this.kill(), this.#startTimeoutMs);
    try {
      await this.#ready;
      clearTimeout(deadline);
      const pid = this.process.pid ?? 0;
      const startedAt = performance.now();
      spentBefore = (await cpuMs(pid)) ?? 0;
      const judge = async (): Promise<void> => {
        const spent = (await cpuMs(pid)) ?? Infinity;
        const left = file.cpuTimeoutMs - (spent - spentBefore);
        if (this.#pending === undefined) return;
        if (left <= 0) rejectFile('it takes too long');
        else if (performance.now() - startedAt > file.wallTimeoutMs) this.kill();
        else deadline = setTimeout(() => void judge(), Math.max(left, 100));
      };
      deadline = setTimeout(() => void judge(), file.cpuTimeoutMs);
      if (!this.isDead) {
        writeFrame(this.process.stdin, bytes);
      }
      return await pending.promise;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      this.files += 1;
    }
  }
}

/**
 * A bounded queue in front of the children, ordered by recent counting time, least first. When it is full, the file of the
 * heaviest user is answered "busy".
 */
export class PageCountPool {
  readonly #idle: PageCounter[] = [];
  readonly #busy = new Map<PageCounter, Job>();
  readonly #queue: Job[] = [];
  readonly #spent = new SpentTime(childLimits);
  readonly #module: URL;
  readonly #startTimeoutMs: number;
  #retirement: NodeJS.Timeout | undefined;

  constructor(
    module = childModule(import.meta.url, 'page-count-child'),
    { startTimeoutMs = childLimits.startTimeoutMs }: { startTimeoutMs?: number } = {},
  ) {
    this.#module = module;
    this.#startTimeoutMs = startTimeoutMs;
  }

  /** Counts the pages of a file. `budgetKeys` are the user id and network to charge. Rejects with UPLOAD_BUSY only. */
  count(bytes: Uint8Array, budgetKeys: readonly string[] = [], limits: FileLimits = childLimits): Promise<PageCount> {
    const { promise, resolve, reject } = Promise.withResolvers<PageCount>();
    const job: Job = {
      bytes,
      budgetKeys,
      limits,
      settle: resolve,
      refuse: reject,
      timer: undefined,
    };
    this.#queue.push(job);
    this.#dispatch();
    if (this.#queue.includes(job)) this.#enqueue(job);
    return promise;
  }

  /** Starts a child unless one is alive, so that the next count does not wait for it. */
  warmUp(): void {
    if (this.#busy.size > 0 || this.#idle.some((child) => !child.isDead)) return;
    this.#idle.push(new PageCounter(this.#module, this.#startTimeoutMs));
    this.#scheduleRetirement();
  }

  /** Process ids of live children, for tests and monitoring. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy.keys()].flatMap((child) => child.process.pid ?? []).toSorted((a, b) => a - b);
  }

  /** Kills every child; running and queued files are answered as busy. */
  stop(): void {
    clearTimeout(this.#retirement);
    for (const job of [...this.#queue]) this.#refuse(job);
    for (const child of [...this.#idle.splice(0), ...this.#busy.keys()]) child.kill();
  }

  #enqueue(job: Job): void {
    const own = this.#queue.filter(({ budgetKeys }) => budgetKeys[0] === job.budgetKeys[0] && budgetKeys.length > 0);
    if (this.#isOverBudget(job) && own.length > childLimits.maxQueuedOverBudget) {
      this.#refuse(job);
      return;
    }
    job.timer = setTimeout(() => this.#refuse(job), childLimits.queueTimeoutMs);
    if (this.#queue.length > childLimits.maxQueued) this.#refuse(this.#costliest());
  }

  #refuse(job: Job): void {
    const index = this.#queue.indexOf(job);
    if (index === -1) return;
    this.#queue.splice(index, 1);
    clearTimeout(job.timer);
    job.refuse(busy());
  }

  #isOverBudget({ budgetKeys }: Job): boolean {
    return this.#spent.of(budgetKeys) >= childLimits.budgetMs;
  }

  /** Weight of a queued file: recent counting time of its keys plus their estimated files ahead of it. */
  #weigh(job: Job, before: readonly Job[]): number {
    const ahead = before.filter(({ budgetKeys }) => budgetKeys.some((key) => job.budgetKeys.includes(key))).length;
    return this.#spent.of(job.budgetKeys) + ahead * childLimits.expectedCountMs;
  }

  #costliest(): Job {
    const weights = this.#queue.map((job, index) => this.#weigh(job, this.#queue.slice(0, index)));
    const [first] = this.#queue
      .toReversed()
      .toSorted((a, b) => this.#weightIn(b, weights) - this.#weightIn(a, weights));
    if (!first) throw new Error('the queue is empty');
    return first;
  }

  #weightIn(job: Job, weights: readonly number[]): number {
    return weights[this.#queue.indexOf(job)] ?? 0;
  }

  #nextJob(): Job | undefined {
    const running = [...this.#busy.values()];
    const overBudget = running.filter((job) => this.#isOverBudget(job)).length;
    const mayStart = (job: Job) => !this.#isOverBudget(job) || overBudget < childLimits.maxProcessesOverBudget;
    const candidates = this.#queue.filter(mayStart);
    const weights = new Map(
      candidates.map((job) => [job, this.#weigh(job, [...running, ...this.#queue.slice(0, this.#queue.indexOf(job))])]),
    );
    // Stable sort: equal weights stay first in, first out.
    const [next] = candidates.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
    if (next) this.#queue.splice(this.#queue.indexOf(next), 1);
    return next;
  }

  #dispatch(): void {
    while (this.#queue.length > 0 && this.#busy.size < childLimits.maxProcesses) {
      const job = this.#nextJob();
      if (!job) return;
      clearTimeout(job.timer);
      void this.#run(job);
    }
  }

  async #run(job: Job): Promise<void> {
    const child = this.#acquireChild();
    this.#busy.set(child, job);
    const startedAt = performance.now();
    try {
      const result = await child.count(job.bytes, job.limits);
      await this.#releaseChild(child);
      job.settle(result);
    } catch (error) {
      if (!(error instanceof ChildEnded)) job.refuse(error);
      else if (job.isRetried) job.settle(tooCostly('the process that read it ended'));
      else this.#queue.unshift({ ...job, isRetried: true });
    } finally {
      this.#spent.charge(job.budgetKeys, performance.now() - startedAt);
      this.#busy.delete(child);
      this.#dispatch();
    }
  }

  #acquireChild(): PageCounter {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      if (!child.isDead) return child;
    }
    return new PageCounter(this.#module, this.#startTimeoutMs);
  }

  async #releaseChild(child: PageCounter): Promise<void> {
    const { pid } = child.process;
    if (child.isDead || pid === undefined) return;
    const isSpent =
      child.isLowered ||
      child.files >= childLimits.maxFilesPerChild ||
      (await residentBytes(pid)) > childLimits.maxIdleBytes;
    if (isSpent) return child.kill();
    this.#idle.push(child);
    this.#scheduleRetirement();
  }

  #scheduleRetirement(): void {
    clearTimeout(this.#retirement);
    this.#retirement = setTimeout(
      () => this.#idle.splice(0).forEach((idle) => idle.kill()),
      childLimits.idleTimeoutMs,
    ).unref();
  }
}
