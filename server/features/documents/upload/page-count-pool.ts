import { fork, execFile, type ChildProcess } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ChildMessage } from './page-count-child.ts';
import type { PageCount } from './page-tree.ts';

/** The processes that count pages: few, watched, kept warm, and replaced rather than trusted after trouble. */

export const childLimits = {
  /** A scan of 10 MB takes 120 MB; a bomb takes gigabytes. Neither V8 heap flags nor worker limits hold typed arrays. */
  residentBytes: 384 * 1024 * 1024,
  pollEvery: 20,
  /** From the first byte handed over to the answer. */
  deadline: 3000,
  /** A loaded machine may be slow to start a process; that is not the file's fault. */
  startDeadline: 10_000,
  /** The machine has other work: one processor is left to it. */
  processes: Math.min(2, Math.max(1, os.availableParallelism() - 1)),
  /** Each waiting file is held in memory: at most 320 MB of them. */
  waiting: 32,
  filesPerChild: 200,
  /** A child that kept more than this after its answer would leave too little room for the next file. */
  restingBytes: 192 * 1024 * 1024,
  idle: 60_000,
} as const;

interface Job {
  bytes: Uint8Array;
  owner: string | undefined;
  settle: (result: PageCount) => void;
}

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

/** Next to this file, in the form this file is in: TypeScript in development, JavaScript once built. */
function childModule(): URL {
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
  #pending: ((result: PageCount) => void) | undefined;

  constructor() {
    // No environment of ours: a process that reads strangers' files gets no secrets.
    this.process = fork(childModule(), {
      env: compiledBefore(),
      // Packages that come as one file and as hundreds are taken in the form that loads sooner.
      execArgv: ['--conditions=require'],
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
    this.#pending?.(result);
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
    const { promise, resolve } = Promise.withResolvers<PageCount>();
    this.#pending = resolve;
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
    let deadline = setTimeout(breach, childLimits.startDeadline, 'the process that reads it did not start');
    try {
      await this.#ready;
      clearTimeout(deadline);
      deadline = setTimeout(breach, childLimits.deadline, 'it takes too long');
      if (!this.isDead) {
        const header = Buffer.alloc(4);
        header.writeUInt32BE(bytes.byteLength);
        this.process.stdin?.write(header);
        this.process.stdin?.write(bytes);
      }
      return await promise;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      this.files += 1;
    }
  }
}

/** A bounded queue in front of at most two children. */
export class PageCountPool {
  readonly #idle: PageCounter[] = [];
  readonly #busy = new Map<PageCounter, Job>();
  readonly #waiting: Job[] = [];
  #lastOwner: string | undefined;
  #retirement: NodeJS.Timeout | undefined;

  /** Never rejects. Files of one `owner` wait behind those of people whose turn it is not yet. */
  count(bytes: Uint8Array, owner?: string): Promise<PageCount> {
    if (this.#waiting.length >= childLimits.waiting) return Promise.resolve(tooCostly('too many files are waiting'));
    const { promise, resolve } = Promise.withResolvers<PageCount>();
    this.#waiting.push({ bytes, owner, settle: resolve });
    this.#advance();
    return promise;
  }

  /** Process ids of the children that live, for observation. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy.keys()].flatMap((child) => child.process.pid ?? []);
  }

  /** Ends every child; files in work or waiting are answered as too costly. */
  stop(): void {
    clearTimeout(this.#retirement);
    for (const job of this.#waiting.splice(0)) job.settle(tooCostly('the server is stopping'));
    for (const child of [...this.#idle.splice(0), ...this.#busy.keys()]) child.kill();
  }

  #nextJob(): Job | undefined {
    const served = new Set([...[...this.#busy.values()].map((job) => job.owner), this.#lastOwner]);
    const fair = this.#waiting.findIndex((job) => job.owner === undefined || !served.has(job.owner));
    return this.#waiting.splice(Math.max(fair, 0), 1)[0];
  }

  #advance(): void {
    while (this.#waiting.length > 0 && this.#busy.size < childLimits.processes) {
      const job = this.#nextJob();
      if (job) void this.#work(job);
    }
  }

  async #work(job: Job): Promise<void> {
    const child = this.#takeChild();
    this.#busy.set(child, job);
    this.#lastOwner = job.owner;
    const result = await child.count(job.bytes);
    await this.#giveBack(child);
    this.#busy.delete(child);
    job.settle(result);
    this.#advance();
  }

  #takeChild(): PageCounter {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      if (!child.isDead) return child;
    }
    return new PageCounter();
  }

  async #giveBack(child: PageCounter): Promise<void> {
    const { pid } = child.process;
    if (child.isDead || pid === undefined) return;
    const isSpent = child.files >= childLimits.filesPerChild || (await residentBytes(pid)) > childLimits.restingBytes;
    if (isSpent) return child.kill();
    this.#idle.push(child);
    clearTimeout(this.#retirement);
    this.#retirement = setTimeout(() => this.#idle.splice(0).forEach((idle) => idle.kill()), childLimits.idle).unref();
  }
}
