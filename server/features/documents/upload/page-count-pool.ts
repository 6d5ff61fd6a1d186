import type { ChildProcess } from 'node:child_process';
import { AppError } from '#server/errors.ts';
import { childModule, compileCacheEnv, forkChild, lowerPriority } from '#server/platform/processes/child.ts';
import { writeFrame } from '#server/platform/processes/frames.ts';
import { cpuMs, residentBytes } from '#server/platform/processes/usage.ts';
import { SpentTime } from '#server/platform/rate-limit/token-bucket.ts';
import { laneOf, type Uploader } from '#server/platform/rate-limit/uploader.ts';
import type { ChildMessage } from './page-count-child.ts';
import type { PageCount } from './page-tree.ts';

/** A pool of child processes that count pages, with limits on time and memory; a child that exceeds one is replaced. */

export const childLimits = {
  /** A 10 MB scan takes 120 MB, a bomb gigabytes. Polled, since V8 heap flags and worker limits exclude typed arrays. */
  residentBytes: 384 * 1024 * 1024,
  pollIntervalMs: 50,
  /** CPU time of one file. */
  cpuTimeoutMs: 3000,
  /** CPU time of one file before its child takes the lowest priority and reads no other. A child's first takes up to 400 ms. */
  lowPriorityAfterMs: 1_000,
  /** Wall-clock time of one file. With CPU time left the machine was too slow, which is answered "busy". */
  wallTimeoutMs: 20_000,
  /** Start of a child; a timeout is answered "busy". */
  startTimeoutMs: 20_000,
  /** One is reserved for callers within their budget, so that their files do not wait for slow ones. */
  maxProcesses: 2,
  /** Processes for callers over their budget. */
  maxProcessesOverBudget: 1,
  /** Processes for the newcomers of one network, so that the people known there find one free. */
  maxProcessesOfNewcomers: 1,
  /** Counting time (CPU) of one user, or of a network's newcomers, before their files are deprioritized. */
  budgetMs: 6_000,
  /** The same of the people known of a network together. */
  knownBudgetMs: 18_000,
  /** From here on the newcomers of a network start children of their own. */
  slowNewcomersMs: 1_000,
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

type FileLimits = Record<'residentBytes' | 'cpuTimeoutMs' | 'wallTimeoutMs', number>;

/** Of a HEIC photo: 24 megapixels take 300 MB and 3 seconds. */
export const photoLimits: FileLimits = {
  residentBytes: 640 * 1024 * 1024,
  cpuTimeoutMs: 10_000,
  wallTimeoutMs: 25_000,
};

interface Job {
  bytes: Uint8Array;
  /** Whose budget is charged, and their network's; undefined for files of no customer. */
  uploader: Uploader | undefined;
  lane: string;
  limits: FileLimits;
  settle: (result: PageCount) => void;
  refuse: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
  /** A child ended while it read the file. */
  isRetried?: boolean;
}

const busy = () => new AppError('UPLOAD_BUSY', { details: { retryAfter: childLimits.retryAfterSeconds } });

/** The child exited: the file crashed it, or the system killed it. */
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
  /** CPU time of the file that is read, or was read last. */
  spentMs = 0;
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
    this.process.on('message', (message: ChildMessage) => (message.ready ? resolve() : this.#answer(message.result)));
    const end = (): void => {
      this.isDead = true;
      resolve();
      this.#fail(new ChildEnded());
    };
    this.process.once('exit', end).once('error', end);
  }

  #answer(result: PageCount): void {
    this.#pending?.resolve(result);
    this.#pending = undefined;
  }

  #fail(reason: Error): void {
    this.#pending?.reject(reason);
    this.#pending = undefined;
  }

  /** Until it exits. `IDLE`, which a busy machine may starve, is for callers over budget. */
  lower(to: 'PRIORITY_LOW' | 'IDLE'): void {
    this.isLowered = true;
    lowerPriority(this.process.pid, to);
  }

  /** Kills the process; its current file is answered "busy", which is no verdict on the file. */
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
    this.spentMs = 0;
    const measure = async (): Promise<void> => {
      const now = await cpuMs(this.process.pid ?? 0);
      if (now !== undefined) this.spentMs = Math.max(now - spentBefore, 0);
    };
    const poll = async (): Promise<void> => {
      const { pid } = this.process;
      if (isPolling || pid === undefined) return;
      isPolling = true;
      if ((await residentBytes(pid)) > file.residentBytes) rejectFile('it needs too much memory');
      await measure();
      if (!this.isLowered && this.spentMs > childLimits.lowPriorityAfterMs) this.lower('PRIORITY_LOW');
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
      if (!this.isDead) writeFrame(this.process.stdin, bytes);
      const result = await pending.promise;
      if (!this.isDead) await measure();
      return result;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      this.files += 1;
    }
  }
}

/**
 * A bounded queue in front of the children. The next file is of the lane (the people known of a network, or its newcomers) with
 * the least recent counting time, and within it of the person with the least. When the queue is full, the file of the heaviest
 * person of the heaviest lane is answered "busy".
 */
export class PageCountPool {
  readonly #idle: PageCounter[] = [];
  readonly #busy = new Map<PageCounter, Job>();
  readonly #queue: Job[] = [];
  /** Budgets count CPU time: wall time on a busy machine does not depend on the file. */
  readonly #spent = new SpentTime(childLimits);
  /** Wall time, for the order of the queue. */
  readonly #occupied = new SpentTime(childLimits);
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

  /** Counts the pages of a file, charged to its uploader. Rejects with UPLOAD_BUSY only. */
  count(bytes: Uint8Array, uploader?: Uploader, limits: FileLimits = childLimits): Promise<PageCount> {
    const { promise, resolve, reject } = Promise.withResolvers<PageCount>();
    const job: Job = {
      bytes,
      uploader,
      lane: uploader ? laneOf(uploader) : '',
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
    if (this.#busy.size === 0) this.#keepSpare();
  }

  #keepSpare(): void {
    if (this.#busy.size >= childLimits.maxProcesses || this.#idle.some((child) => !child.isDead)) return;
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
    if (this.#isOverBudget(job) && this.#queuedOf(job) > childLimits.maxQueuedOverBudget) {
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

  #isOverBudget({ uploader, lane }: Job): boolean {
    if (!uploader) return false;
    const { budgetMs, knownBudgetMs } = childLimits;
    const laneBudgetMs = uploader.isKnown ? knownBudgetMs : budgetMs;
    return this.#spent.of([uploader.person]) >= budgetMs || this.#spent.of([lane]) >= laneBudgetMs;
  }

  #isSlow(job: Job): boolean {
    const isSlowNewcomer = job.uploader?.isKnown === false && this.#spent.of([job.lane]) >= childLimits.slowNewcomersMs;
    return isSlowNewcomer || this.#isOverBudget(job);
  }

  #queuedOf(job: Job): number {
    return this.#queue.filter(({ uploader }) => uploader && uploader.person === job.uploader?.person).length;
  }

  /** Recent counting time of the person and of their lane, with the estimated time of other files: running ones, or queued. */
  #weightOf({ uploader, lane }: Job, others: readonly Job[]): { person: number; lane: number } {
    if (!uploader) return { person: 0, lane: 0 };
    const estimate = (isSame: (other: Job) => boolean) => others.filter(isSame).length * childLimits.expectedCountMs;
    const person =
      this.#occupied.of([uploader.person]) + estimate((other) => other.uploader?.person === uploader.person);
    // At equal times newcomers come second.
    const isLast = uploader.isKnown ? 0 : childLimits.expectedCountMs;
    return {
      person,
      lane: Math.max(person, this.#occupied.of([lane]) + estimate((other) => other.lane === lane)) + isLast,
    };
  }

  #costliest(): Job {
    const weighed = this.#queue.toReversed().map((job) => ({ job, weight: this.#weightOf(job, this.#queue) }));
    const laneWeights = new Map<string, number>();
    for (const { job, weight } of weighed) {
      laneWeights.set(job.lane, Math.max(weight.lane, laneWeights.get(job.lane) ?? 0));
    }
    const laneWeight = ({ job }: { job: Job }) => laneWeights.get(job.lane) ?? 0;
    // Stable: of equal weights the last is refused.
    const [first] = weighed.toSorted((a, b) => laneWeight(b) - laneWeight(a) || b.weight.person - a.weight.person);
    if (!first) throw new Error('the queue is empty');
    return first.job;
  }

  #nextJob(): Job | undefined {
    const running = [...this.#busy.values()];
    const overBudget = running.filter((job) => this.#isOverBudget(job)).length;
    const mayStart = (job: Job) =>
      (!this.#isOverBudget(job) || overBudget < childLimits.maxProcessesOverBudget) &&
      (job.uploader?.isKnown !== false ||
        running.filter(({ lane }) => lane === job.lane).length < childLimits.maxProcessesOfNewcomers);
    const weighed = this.#queue.filter(mayStart).map((job) => ({ job, weight: this.#weightOf(job, running) }));
    // Stable sorts: equal weights stay first in, first out.
    const byPerson = weighed.toSorted((a, b) => a.weight.person - b.weight.person);
    const firstOfLanes = [...Map.groupBy(byPerson, ({ job }) => job.lane).values()].flatMap(([first]) => first ?? []);
    const [next] = firstOfLanes.toSorted((a, b) => a.weight.lane - b.weight.lane);
    if (next) this.#queue.splice(this.#queue.indexOf(next.job), 1);
    return next?.job;
  }

  #dispatch(): void {
    while (this.#queue.length > 0 && this.#busy.size < childLimits.maxProcesses) {
      const job = this.#nextJob();
      // Waiting jobs may not start yet, but the next caller's may.
      if (!job) return this.#keepSpare();
      clearTimeout(job.timer);
      void this.#run(job);
    }
  }

  async #run(job: Job): Promise<void> {
    const child = this.#acquireChild(job);
    if (this.#isOverBudget(job)) child.lower('IDLE');
    this.#busy.set(child, job);
    const startedAt = performance.now();
    let hasEnded = false;
    try {
      const result = await child.count(job.bytes, job.limits);
      await this.#releaseChild(child);
      job.settle(result);
    } catch (error) {
      hasEnded = error instanceof ChildEnded;
      if (!hasEnded) job.refuse(error);
      else if (job.isRetried) job.settle(tooCostly('the process that read it ended'));
      else this.#queue.unshift({ ...job, isRetried: true });
    } finally {
      const payers = job.uploader ? [job.uploader.person, job.lane] : [];
      const elapsedMs = performance.now() - startedAt;
      // A file that crashes its child is charged the start of another.
      this.#spent.charge(payers, hasEnded ? elapsedMs : child.spentMs);
      this.#occupied.charge(payers, elapsedMs);
      this.#busy.delete(child);
      this.#dispatch();
    }
  }

  /** Slow files cost their child, so their senders must not use the prestarted one. */
  #acquireChild(job: Job): PageCounter {
    const isLast = this.#idle.length === 1 && this.#busy.size === 0;
    if (isLast && this.#isSlow(job)) return new PageCounter(this.#module, this.#startTimeoutMs);
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
