import { fork, execFile, type ChildProcess } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '#server/errors.ts';
import { SpentTime } from '#server/rate-limit/spent-time.ts';
import type { ChildMessage } from './page-count-child.ts';
import type { PageCount } from './page-tree.ts';

/** The processes that count pages: few, watched, kept warm, and replaced rather than trusted after trouble. */

export const childLimits = {
  /** A scan of 10 MB takes 120 MB; a bomb takes gigabytes. Neither V8 heap flags nor worker limits hold typed arrays. */
  residentBytes: 384 * 1024 * 1024,
  pollEvery: 20,
  /** Processor time of one file. */
  deadline: 3000,
  /** From the first byte handed over to the answer, on a machine that gives the process little of its time. */
  wallDeadline: 8_000,
  /** Processor time without which the machine is to blame, not the file. */
  leastMs: 500,
  /** A loaded machine may be slow to start a process; that is not the file's fault. */
  startDeadline: 10_000,
  /** One of them is kept for callers within their budget, so that an honest file never waits for a slow one to end. */
  processes: 2,
  /** Processes for callers over their budget. */
  processesOverBudget: 1,
  /** Counting time of one person or network before the rest of their files come last. */
  budgetMs: 6_000,
  /** Counting time given back per second. */
  refillPerSecond: 100,
  /** Waiting files of one person, once over budget. */
  waitingOverBudget: 4,
  /** What a file that waits is expected to take. */
  expectedMs: 500,
  /** After this long in the queue the answer is "busy, try again". */
  waitAtMost: 30_000,
  retryAfterSeconds: 15,
  /** Each waiting file is held in memory: at most 320 MB of them. */
  waiting: 32,
  filesPerChild: 200,
  /** A child that kept more than this after its answer would leave too little room for the next file. */
  restingBytes: 192 * 1024 * 1024,
  idle: 60_000,
} as const;

interface Job {
  bytes: Uint8Array;
  /** Whose counting time it takes: a person and their network. */
  payers: readonly string[];
  settle: (result: PageCount) => void;
  refuse: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

const busy = () => new AppError('UPLOAD_BUSY', { details: { retryAfter: childLimits.retryAfterSeconds } });

const tooCostly = (detail: string): PageCount => ({ ok: false, reason: 'too-costly', detail });
const run = promisify(execFile);

/** Resident memory in bytes; 0 once the process is gone. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // No such process any more: its exit event says the rest.
    return 0;
  }
}

/** Processor time of a process in milliseconds; undefined where the system does not say. */
async function processorMs(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/** Next to this file, in the form this file is in: TypeScript in development, JavaScript once built. */
function childBesideThis(): URL {
  return new URL(`./page-count-child${path.extname(new URL(import.meta.url).pathname)}`, import.meta.url);
}

/** Where children keep what they compiled, which halves the start of the next: a folder that nobody else may write to. */
function compiledBefore(): NodeJS.ProcessEnv {
  const folder = path.join(os.tmpdir(), `page-count-${process.getuid?.() ?? 'own'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    const isOurs = uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
    return isOurs ? { NODE_COMPILE_CACHE: folder } : {};
  } catch {
    // A machine without a folder to write to: children start slower.
    return {};
  }
}

/** People who ask the server for something come before a file that keeps a processor busy. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that does not allow it, or a process that is gone: its exit event says the rest.
  }
}

/** One child: `count` hands it a file and always answers, if need be by killing it. Once `isDead` it takes no more. */
class PageCounter {
  readonly process: ChildProcess;
  readonly #ready: Promise<void>;
  isDead = false;
  files = 0;
  #pending: PromiseWithResolvers<PageCount> | undefined;

  constructor(module: URL) {
    // No environment of ours: a process that reads strangers' files gets no secrets.
    this.process = fork(module, {
      env: compiledBefore(),
      // Packages that come as one file and as hundreds are taken in the form that loads sooner.
      // A larger young generation: modules of megabytes are loaded without a dozen collections in between.
      execArgv: ['--conditions=require', '--min-semi-space-size=16'],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(this.process.pid);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ready = promise;
    this.process.on('message', (message: ChildMessage) => {
      if (message.ready) resolve();
      else this.#answer(message.result);
    });
    const end = (): void => {
      this.isDead = true;
      resolve();
      this.#answer(tooCostly('the process that read it ended'));
    };
    this.process.once('exit', end);
    this.process.once('error', end);
    // A write to a child that has just died fails here; its exit event answers for it.
    this.process.stdin?.on('error', () => undefined);
    this.#letParentExit();
  }

  #answer(result: PageCount): void {
    this.#pending?.resolve(result);
    this.#pending = undefined;
  }

  #letParentExit(): void {
    this.process.unref();
    this.process.channel?.unref();
    const { stdin } = this.process;
    if (stdin instanceof Socket) stdin.unref();
  }

  kill(): void {
    this.isDead = true;
    this.process.kill('SIGKILL');
  }

  async count(bytes: Uint8Array): Promise<PageCount> {
    const pending = Promise.withResolvers<PageCount>();
    this.#pending = pending;
    // A child that does not start in time is given up before anything awaits this.
    pending.promise.catch(() => undefined);
    /** Says nothing about the file: the machine had no time for it. */
    const giveUp = (): void => {
      this.kill();
      pending.reject(busy());
      this.#pending = undefined;
    };
    const breach = (detail: string): void => {
      this.kill();
      this.#answer(tooCostly(detail));
    };
    let isPolling = false;
    const poll = async (): Promise<void> => {
      const { pid } = this.process;
      if (isPolling || pid === undefined) return;
      isPolling = true;
      if ((await residentBytes(pid)) > childLimits.residentBytes) breach('it needs too much memory');
      isPolling = false;
    };
    const watch = setInterval(() => void poll(), childLimits.pollEvery);
    let deadline = setTimeout(giveUp, childLimits.startDeadline);
    try {
      await this.#ready;
      clearTimeout(deadline);
      const pid = this.process.pid ?? 0;
      const startedAt = performance.now();
      const spentBefore = (await processorMs(pid)) ?? 0;
      const judge = async (): Promise<void> => {
        const spent = (await processorMs(pid)) ?? Infinity;
        const left = childLimits.deadline - (spent - spentBefore);
        if (this.#pending === undefined) return;
        const isLate = performance.now() - startedAt > childLimits.wallDeadline;
        if (isLate && left > childLimits.deadline - childLimits.leastMs) giveUp();
        else if (left <= 0 || isLate) breach('it takes too long');
        else deadline = setTimeout(() => void judge(), Math.max(left, 100));
      };
      deadline = setTimeout(() => void judge(), childLimits.deadline);
      if (!this.isDead) {
        const header = Buffer.alloc(4);
        header.writeUInt32BE(bytes.byteLength);
        this.process.stdin?.write(header);
        this.process.stdin?.write(bytes);
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
 * A bounded queue in front of two children. Those who took the least counting time of late come first; when the queue is
 * full, the file of whoever took the most is refused as "busy", which says nothing about the file.
 */
export class PageCountPool {
  readonly #idle: PageCounter[] = [];
  readonly #busy = new Map<PageCounter, Job>();
  readonly #waiting: Job[] = [];
  readonly #spent = new SpentTime(childLimits);
  readonly #module: URL;
  #retirement: NodeJS.Timeout | undefined;

  constructor(module = childBesideThis()) {
    this.#module = module;
  }

  /** Rejects with UPLOAD_BUSY, and nothing else. `payers`: the person and their network, whose counting time it takes. */
  count(bytes: Uint8Array, payers: readonly string[] = []): Promise<PageCount> {
    const { promise, resolve, reject } = Promise.withResolvers<PageCount>();
    const job: Job = {
      bytes,
      payers,
      settle: resolve,
      refuse: reject,
      timer: undefined,
    };
    this.#waiting.push(job);
    this.#advance();
    if (this.#waiting.includes(job)) this.#keepWaiting(job);
    return promise;
  }

  /** Starts a child unless one is there, so that the next count does not wait for it. */
  warmUp(): void {
    if (this.#busy.size > 0 || this.#idle.some((child) => !child.isDead)) return;
    this.#idle.push(new PageCounter(this.#module));
    this.#retireLater();
  }

  /** Process ids of the children that live, for observation. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy.keys()].flatMap((child) => child.process.pid ?? []).toSorted((a, b) => a - b);
  }

  /** Ends every child; files in work are answered as too costly, waiting ones as busy. */
  stop(): void {
    clearTimeout(this.#retirement);
    for (const job of [...this.#waiting]) this.#refuse(job);
    for (const child of [...this.#idle.splice(0), ...this.#busy.keys()]) child.kill();
  }

  #keepWaiting(job: Job): void {
    const own = this.#waiting.filter(({ payers }) => payers[0] === job.payers[0] && payers.length > 0);
    if (this.#isOverBudget(job) && own.length > childLimits.waitingOverBudget) {
      this.#refuse(job);
      return;
    }
    job.timer = setTimeout(() => this.#refuse(job), childLimits.waitAtMost);
    if (this.#waiting.length > childLimits.waiting) this.#refuse(this.#costliest());
  }

  #refuse(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index === -1) return;
    this.#waiting.splice(index, 1);
    clearTimeout(job.timer);
    job.refuse(busy());
  }

  #isOverBudget({ payers }: Job): boolean {
    return this.#spent.of(payers) >= childLimits.budgetMs;
  }

  /** What a waiting file weighs: time its payers took, and files of theirs that come before it. */
  #weigh(job: Job, before: readonly Job[]): number {
    const ahead = before.filter(({ payers }) => payers.some((payer) => job.payers.includes(payer))).length;
    return this.#spent.of(job.payers) + ahead * childLimits.expectedMs;
  }

  #costliest(): Job {
    const weights = this.#waiting.map((job, index) => this.#weigh(job, this.#waiting.slice(0, index)));
    const [first] = this.#waiting
      .toReversed()
      .toSorted((a, b) => this.#weightOf(b, weights) - this.#weightOf(a, weights));
    if (!first) throw new Error('the queue is empty');
    return first;
  }

  #weightOf(job: Job, weights: readonly number[]): number {
    return weights[this.#waiting.indexOf(job)] ?? 0;
  }

  #nextJob(): Job | undefined {
    const running = [...this.#busy.values()];
    const overBudget = running.filter((job) => this.#isOverBudget(job)).length;
    const mayStart = (job: Job) => !this.#isOverBudget(job) || overBudget < childLimits.processesOverBudget;
    const candidates = this.#waiting.filter(mayStart);
    const weights = new Map(
      candidates.map((job) => [
        job,
        this.#weigh(job, [...running, ...this.#waiting.slice(0, this.#waiting.indexOf(job))]),
      ]),
    );
    // The sort is stable: among equals the first to come is the first to go.
    const [next] = candidates.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
    if (next) this.#waiting.splice(this.#waiting.indexOf(next), 1);
    return next;
  }

  #advance(): void {
    while (this.#waiting.length > 0 && this.#busy.size < childLimits.processes) {
      const job = this.#nextJob();
      if (!job) return;
      clearTimeout(job.timer);
      void this.#work(job);
    }
  }

  async #work(job: Job): Promise<void> {
    const child = this.#takeChild();
    this.#busy.set(child, job);
    const startedAt = performance.now();
    try {
      const result = await child.count(job.bytes);
      await this.#giveBack(child);
      job.settle(result);
    } catch (error) {
      job.refuse(error);
    } finally {
      this.#spent.charge(job.payers, performance.now() - startedAt);
      this.#busy.delete(child);
      this.#advance();
    }
  }

  #takeChild(): PageCounter {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      if (!child.isDead) return child;
    }
    return new PageCounter(this.#module);
  }

  async #giveBack(child: PageCounter): Promise<void> {
    const { pid } = child.process;
    if (child.isDead || pid === undefined) return;
    const isSpent = child.files >= childLimits.filesPerChild || (await residentBytes(pid)) > childLimits.restingBytes;
    if (isSpent) return child.kill();
    this.#idle.push(child);
    this.#retireLater();
  }

  #retireLater(): void {
    clearTimeout(this.#retirement);
    this.#retirement = setTimeout(() => this.#idle.splice(0).forEach((idle) => idle.kill()), childLimits.idle).unref();
  }
}
