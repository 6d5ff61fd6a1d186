import type { ChildProcess } from 'node:child_process';
import { childModule, compileCacheEnv, forkChild, lowerPriority } from '#server/platform/processes/child.ts';
import { writeFrame } from '#server/platform/processes/frames.ts';
import { cpuMs, residentBytes } from '#server/platform/processes/usage.ts';
import type { ChildAnswer, ChildRequest } from './page-reading.ts';

/** The process that reads pages: warm between pages, killed when it exceeds a limit, replaced rather than trusted afterwards. */

export const readingLimits = {
  residentBytes: 512 * 1024 * 1024,
  /** WebAssembly memory never shrinks: a process that retains more leaves too little for the next page. */
  idleBytes: 400 * 1024 * 1024,
  /** An ended thread does not return all of its memory, so the process grows with each page it recognizes. */
  pagesPerProcess: 2,
  pollIntervalMs: 50,
  /** CPU time of one page with all its attempts. A noisy page kept the engine busy for 18 minutes. */
  cpuTimeoutMs: 60_000,
  /** Wall-clock time of one page, for machines that starve the process of CPU. */
  wallTimeoutMs: 180_000,
  startTimeoutMs: 30_000,
  /** The process ends after this time without a page. */
  idleTimeoutMs: 30_000,
  /** Processes of other kinds, for tests. */
  module: childModule(import.meta.url, 'reading-child'),
};

/** `starved` is no verdict on the page: other work left too little CPU time. */
export type Failure = 'out of time' | 'starved' | 'out of memory' | 'ended' | 'damaged' | 'unusable';
export type Outcome =
  | Exclude<ChildAnswer, { kind: 'failed' } | { kind: 'ready' }>
  | { kind: 'failed'; reason: Failure };

export type PageFile = Omit<ChildRequest, 'kind' | 'isSameFile'> & { bytes: Uint8Array };

export class ReadingProcess {
  readonly #limits: typeof readingLimits;
  #child: ChildProcess | undefined;
  #settle: ((outcome: Outcome) => void) | undefined;
  #lastFile: Uint8Array | undefined;
  /** Pages that the process recognized. */
  #recognized = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #cpuLeftMs = 0;
  #deadline = 0;
  #isStopped = false;

  constructor(limits: typeof readingLimits) {
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** True when the process may hold memory of earlier pages. */
  get isWarm(): boolean {
    return this.#recognized > 0;
  }

  /** Starts the time of a page, which all its attempts share. */
  startBudget(): void {
    this.#cpuLeftMs = this.#limits.cpuTimeoutMs;
    this.#deadline = performance.now() + this.#limits.wallTimeoutMs;
  }

  /** Ends the process permanently; later pages are answered as ended. */
  stop(): void {
    this.#isStopped = true;
    this.#end('ended');
  }

  /** The next request starts a fresh process. */
  restart(): void {
    this.#end('ended');
  }

  askFresh(kind: ChildRequest['kind'], file: PageFile): Promise<Outcome> {
    this.restart();
    return this.ask(kind, file);
  }

  async ask(kind: ChildRequest['kind'], { bytes, ...file }: PageFile): Promise<Outcome> {
    if (this.#isStopped) return { kind: 'failed', reason: 'ended' };
    clearTimeout(this.#idleTimer);
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.#settle = resolve;
    const child = this.#child ?? this.#start();
    const pid = child.pid ?? 0;
    const spentBefore = (await cpuMs(pid)) ?? 0;
    const watch = setInterval(() => void this.#watch(pid, spentBefore), this.#limits.pollIntervalMs);
    const isSameFile = this.#lastFile === bytes;
    writeFrame(child.stdin, Buffer.from(JSON.stringify({ ...file, kind, isSameFile } satisfies ChildRequest)));
    if (!isSameFile) writeFrame(child.stdin, bytes);
    this.#lastFile = bytes;
    const outcome = await promise;
    clearInterval(watch);
    this.#settle = undefined;
    this.#cpuLeftMs -= ((await cpuMs(pid)) ?? spentBefore) - spentBefore;
    if (outcome.kind === 'page' && outcome.attempt.via === 'ocr') this.#recognized += 1;
    const isSpent = this.#recognized >= this.#limits.pagesPerProcess;
    if (isSpent || (await residentBytes(pid)) > this.#limits.idleBytes) this.#end('ended');
    this.#idleTimer = setTimeout(() => this.#end('ended'), this.#limits.idleTimeoutMs).unref();
    return outcome;
  }

  #start(): ChildProcess {
    const child = forkChild(this.#limits.module, { env: compileCacheEnv('reading') });
    lowerPriority(child.pid, 'PRIORITY_BELOW_NORMAL');
    const startTimer = setTimeout(() => this.#endOf(child, 'starved'), this.#limits.startTimeoutMs).unref();
    child.on('message', (message: ChildAnswer) => {
      if (message.kind === 'ready') {
        clearTimeout(startTimer);
        // After the start, which a busy machine would not complete in time at the lowest priority.
        lowerPriority(child.pid, 'PRIORITY_LOW');
      } else if (this.#child === child) this.#settle?.(toOutcome(message));
    });
    const gone = (): void => {
      clearTimeout(startTimer);
      this.#endOf(child, 'ended');
    };
    child.once('exit', gone);
    child.once('error', gone);
    this.#child = child;
    this.#lastFile = undefined;
    this.#recognized = 0;
    return child;
  }

  async #watch(pid: number, spentBefore: number): Promise<void> {
    const child = this.#child;
    if (child?.pid !== pid) return;
    const [resident, spent = spentBefore] = await Promise.all([residentBytes(pid), cpuMs(pid)]);
    if (resident > this.#limits.residentBytes) this.#endOf(child, 'out of memory');
    else if (spent - spentBefore > this.#cpuLeftMs) this.#endOf(child, 'out of time');
    else if (performance.now() > this.#deadline) this.#endOf(child, 'starved');
  }

  #endOf(child: ChildProcess, reason: Failure): void {
    if (this.#child === child) this.#end(reason);
  }

  #end(reason: Failure): void {
    const child = this.#child;
    this.#child = undefined;
    this.#lastFile = undefined;
    this.#recognized = 0;
    child?.kill('SIGKILL');
    this.#settle?.({ kind: 'failed', reason });
  }
}

function toOutcome(message: Exclude<ChildAnswer, { kind: 'ready' }>): Outcome {
  return message.kind === 'failed' ? { kind: 'failed', reason: message.isUnusable ? 'unusable' : 'damaged' } : message;
}
