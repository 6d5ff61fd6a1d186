import { extname } from 'node:path';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import { watchDeadline, type TimeLimits } from './deadline.ts';
import { PrintError, type PrintFault } from './print-error.ts';
import type { Printable, Printed, WorkerReply } from './print-job.ts';
import { PrintQueue, queueMax } from './print-queue.ts';
import type { Typesetter, WarmOptions } from './types.ts';
import { compileTypst } from './wasm.ts';

export interface TypesetterOptions {
  queueMax: number;
  /** For one print, without its time in the queue. */
  deadline: TimeLimits;
  startDeadline: TimeLimits;
  wasmMebibytes: number;
  /** Taken at the start, more than a worker's prints leave behind; untouched, it occupies no memory. */
  reservedMebibytes: number;
  /** V8 heap of the worker. */
  heapMebibytes: number;
  /** Growth of the process's memory during a print, including typed arrays and images. */
  growthMebibytes: number;
  /** A worker is replaced after this many prints, since the compiler leaks about 2 MiB per certificate or page of text. */
  printsPerWorker: number;
}

const defaults: TypesetterOptions = {
  queueMax,
  deadline: { cpuMs: 20_000, wallMs: 120_000 },
  startDeadline: { cpuMs: 60_000, wallMs: 180_000 },
  wasmMebibytes: 512,
  reservedMebibytes: 160,
  heapMebibytes: 512,
  growthMebibytes: 1024,
  printsPerWorker: 50,
};

const memoryPollIntervalMs = 50;
const mebibyte = 2 ** 20;

interface QueuedPrint {
  job: Printable;
  resolve: (printed: Printed) => void;
  reject: (error: PrintError) => void;
}

interface PrintWorker {
  worker: Worker;
  isReady: Promise<void>;
  prints: number;
  hasExited: boolean;
}

// V8 starts a collection whenever a wasm memory of over 64 MiB grows, three per print, and their threads delay requests.
v8.setFlagsFromString('--external-memory-accounted-in-global-limit');
// V8's default budget optimizes code that only the first prints run, for a second of CPU time; twice the budget limits
// it to hot code.
v8.setFlagsFromString('--wasm-tiering-budget=30000000');

/** Beside this file, with its extension: TypeScript in development, JavaScript in the build. */
const workerModule = new URL(`./worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** Prints in a worker thread, one job at a time, with a bounded queue, a deadline and a memory limit. */
export function createTypesetter(overrides: Partial<TypesetterOptions> = {}): Typesetter {
  return new QueuedTypesetter({ ...defaults, ...overrides });
}

class QueuedTypesetter implements Typesetter {
  readonly #options: TypesetterOptions;
  readonly #queue = new PrintQueue<QueuedPrint>();
  #module: Promise<WebAssembly.Module> | undefined;
  #current: Promise<PrintWorker> | undefined;
  #spare: Promise<PrintWorker> | undefined;
  #keepsSpare = false;
  #isPrinting = false;
  #isClosed = false;

  constructor(options: TypesetterOptions) {
    this.#options = options;
  }

  print(job: Printable, owner: string): Promise<Printed> {
    if (this.#isClosed || this.#queue.size >= this.#options.queueMax) {
      return Promise.reject(new PrintError('busy', 'the print queue is full'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, { job, resolve, reject });
      void this.#work();
    });
  }

  async warm({ hasSpare = true }: WarmOptions = {}): Promise<void> {
    if (hasSpare) this.#keepsSpare = true;
    const printWorker = await this.#takeWorker();
    await printWorker.isReady;
    if (this.#keepsSpare) this.#startSpare();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#keepsSpare = false;
    for (let waiting = this.#queue.take(); waiting; waiting = this.#queue.take()) {
      waiting.reject(new PrintError('busy', 'the process is stopping'));
    }
    const workers = await Promise.allSettled([this.#current, this.#spare]);
    for (const settled of workers) {
      if (settled.status === 'fulfilled') await settled.value?.worker.terminate();
    }
  }

  async #work(): Promise<void> {
    if (this.#isPrinting) return;
    this.#isPrinting = true;
    try {
      for (let waiting = this.#queue.take(); waiting; waiting = this.#queue.take()) {
        const { job, resolve, reject } = waiting;
        await this.#run(job).then(resolve, (error: unknown) =>
          reject(error instanceof PrintError ? error : new PrintError('crashed', String(error))),
        );
      }
    } finally {
      this.#isPrinting = false;
    }
  }

  async #run(job: Printable): Promise<Printed> {
    let printWorker = await this.#takeWorker();
    // An idle worker may have exited, or have too little memory left.
    while ((printWorker.hasExited || this.#isWorn(printWorker, job)) && !this.#isClosed) {
      await this.#discard(printWorker);
      printWorker = await this.#takeWorker();
    }
    try {
      await printWorker.isReady;
    } catch (error) {
      await this.#discard(printWorker);
      throw error;
    }
    printWorker.prints += weightOf(job);
    try {
      return await this.#send(printWorker, job);
    } catch (error) {
      const isReusable = error instanceof PrintError && !fatalFaults.has(error.fault);
      if (!isReusable) await this.#discard(printWorker);
      throw error;
    } finally {
      if (printWorker.prints >= this.#options.printsPerWorker) await this.#discard(printWorker);
    }
  }

  #isWorn({ prints }: PrintWorker, job: Printable): boolean {
    return prints > 0 && prints + weightOf(job) > this.#options.printsPerWorker;
  }

  /** Settles with the worker's reply, its exit, the deadline or the memory limit. */
  #send({ worker }: PrintWorker, job: Printable): Promise<Printed> {
    const { deadline, growthMebibytes } = this.#options;
    return new Promise((resolve, reject) => {
      const before = process.memoryUsage.rss();
      const stopDeadline = watchDeadline(worker, deadline, (reason) => settle(new PrintError('deadline', reason)));
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > growthMebibytes * mebibyte) {
          settle(new PrintError('memory', `the process grew by more than ${growthMebibytes} MiB`));
        }
      }, memoryPollIntervalMs);
      const onMessage = (reply: WorkerReply): void =>
        settle(reply.ok ? reply.printed : new PrintError(reply.fault, reply.message, reply.letters));
      const onError = (error: unknown): void => settle(new PrintError('crashed', String(error)));
      const onExit = (): void => settle(new PrintError('crashed', 'the worker ended'));
      function settle(outcome: Printed | PrintError): void {
        stopDeadline();
        clearInterval(watch);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        if (outcome instanceof PrintError) reject(outcome);
        else resolve(outcome);
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.ref();
      worker.postMessage(job);
    });
  }

  #takeWorker(): Promise<PrintWorker> {
    if (this.#current === undefined) {
      this.#current = this.#spare ?? this.#start();
      this.#spare = undefined;
      if (this.#keepsSpare) this.#startSpare();
    }
    return this.#current;
  }

  #startSpare(): void {
    if (this.#isClosed || this.#spare !== undefined) return;
    const spare = this.#start();
    this.#spare = spare;
    const forget = (): void => {
      if (this.#spare === spare) this.#spare = undefined;
    };
    spare.then(({ isReady }) => isReady).catch(forget);
  }

  async #discard(printWorker: PrintWorker): Promise<void> {
    this.#current = undefined;
    await printWorker.worker.terminate();
    if (this.#keepsSpare && !this.#isClosed) await this.#takeWorker();
  }

  async #start(): Promise<PrintWorker> {
    const { wasmMebibytes, reservedMebibytes, heapMebibytes, startDeadline } = this.#options;
    this.#module ??= compileTypst(wasmMebibytes);
    const worker = new Worker(workerModule, {
      name: 'typesetter',
      workerData: { module: await this.#module, reservedMebibytes },
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
      // The worker needs no secrets.
      env: {},
    });
    const isReady = new Promise<void>((resolve, reject) => {
      const stopDeadline = watchDeadline(worker, startDeadline, (reason) => reject(new PrintError('deadline', reason)));
      worker.once('message', () => {
        stopDeadline();
        worker.unref();
        resolve();
      });
      // Never removed: an unhandled error event would end the process.
      worker.on('error', (error) => {
        stopDeadline();
        reject(new PrintError('crashed', String(error)));
      });
      worker.once('exit', () => {
        stopDeadline();
        reject(new PrintError('crashed', 'the worker ended'));
      });
    });
    // Prevents an unhandled rejection; a failed spare is dropped.
    isReady.catch(() => undefined);
    const printWorker: PrintWorker = { worker, isReady, prints: 0, hasExited: false };
    worker.once('exit', () => {
      printWorker.hasExited = true;
    });
    return printWorker;
  }
}

/** Memory that a print leaves behind, in certificates. */
function weightOf(job: Printable): number {
  return 'textPages' in job ? job.textPages.length : 1;
}

/** Faults after which a worker is replaced. */
const fatalFaults = new Set<PrintFault>(['deadline', 'memory', 'crashed', 'template']);
