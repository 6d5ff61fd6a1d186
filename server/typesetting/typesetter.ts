import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PrintQueue } from './print-queue.ts';
import { PrintError, type PrintFault } from './print-error.ts';
import type { Printed, PrintJob, WorkerReply, WorkerRequest } from './print-job.ts';
import { compileTypst } from './wasm.ts';

/** Prints papers in a worker thread, one at a time: bounded queue, deadline, memory cap. */
export interface Typesetter {
  /** Rejects with PrintError. `owner` shares the worker fairly. */
  print(job: PrintJob, owner: string): Promise<Printed>;
  /** Starts the worker and a spare one ahead of the first print. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export interface TypesetterOptions {
  queueMax: number;
  /** From the start of a print to its end. */
  deadlineMs: number;
  startDeadlineMs: number;
  wasmMebibytes: number;
  /** V8 heap of the worker. */
  heapMebibytes: number;
  /** Growth of the process while it prints, typed arrays and images included. */
  growthMebibytes: number;
  /** The compiler keeps about 2 MiB of each paper, so a worker is replaced after this many. */
  printsPerWorker: number;
}

const defaults: TypesetterOptions = {
  queueMax: 40,
  deadlineMs: 20_000,
  startDeadlineMs: 60_000,
  wasmMebibytes: 512,
  heapMebibytes: 512,
  growthMebibytes: 1024,
  printsPerWorker: 50,
};

const memoryPollMs = 50;
const mebibyte = 2 ** 20;

interface Waiting {
  job: PrintJob;
  resolve: (printed: Printed) => void;
  reject: (error: PrintError) => void;
}

interface Hand {
  worker: Worker;
  isReady: Promise<void>;
  prints: number;
  hasExited: boolean;
}

/** Next to this file, in the form this file is in: TypeScript in development, JavaScript once built. */
const workerModule = new URL(`./worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

export function createTypesetter(overrides: Partial<TypesetterOptions> = {}): Typesetter {
  return new WorkerTypesetter({ ...defaults, ...overrides });
}

class WorkerTypesetter implements Typesetter {
  readonly #options: TypesetterOptions;
  readonly #queue = new PrintQueue<Waiting>();
  #module: Promise<WebAssembly.Module> | undefined;
  #hand: Promise<Hand> | undefined;
  #spare: Promise<Hand> | undefined;
  #keepsSpare = false;
  #isPrinting = false;
  #isClosed = false;

  constructor(options: TypesetterOptions) {
    this.#options = options;
  }

  print(job: PrintJob, owner: string): Promise<Printed> {
    if (this.#isClosed || this.#queue.size >= this.#options.queueMax) {
      return Promise.reject(new PrintError('busy', 'too many papers are waiting to be printed'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, { job, resolve, reject });
      void this.#work();
    });
  }

  async warm(): Promise<void> {
    this.#keepsSpare = true;
    const hand = await this.#takeHand();
    await hand.isReady;
    this.#startSpare();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#keepsSpare = false;
    for (let waiting = this.#queue.take(); waiting; waiting = this.#queue.take()) {
      waiting.reject(new PrintError('busy', 'the process is stopping'));
    }
    const hands = await Promise.allSettled([this.#hand, this.#spare]);
    for (const hand of hands) {
      if (hand.status === 'fulfilled') await hand.value?.worker.terminate();
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

  async #run(job: PrintJob): Promise<Printed> {
    let hand = await this.#takeHand();
    // A worker may have died while it was idle; the spare likewise.
    while (hand.hasExited && !this.#isClosed) {
      await this.#discard(hand);
      hand = await this.#takeHand();
    }
    try {
      await hand.isReady;
    } catch (error) {
      await this.#discard(hand);
      throw error;
    }
    hand.prints += 1;
    try {
      return await this.#ask(hand, job);
    } catch (error) {
      const isWorkerFine = error instanceof PrintError && !lethal.has(error.fault);
      if (!isWorkerFine) await this.#discard(hand);
      throw error;
    } finally {
      if (hand.prints >= this.#options.printsPerWorker) await this.#discard(hand);
    }
  }

  /** Sends a job to a worker and waits for the answer, its death, the deadline or too much memory. */
  #ask({ worker }: Hand, job: PrintJob): Promise<Printed> {
    const { deadlineMs, growthMebibytes } = this.#options;
    return new Promise((resolve, reject) => {
      const before = process.memoryUsage.rss();
      const deadline = setTimeout(
        () => settle(new PrintError('deadline', `no result in ${deadlineMs} ms`)),
        deadlineMs,
      );
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > growthMebibytes * mebibyte) {
          settle(new PrintError('memory', `the process grew by more than ${growthMebibytes} MiB`));
        }
      }, memoryPollMs);
      const onMessage = (reply: WorkerReply): void =>
        settle(reply.ok ? reply.printed : new PrintError(reply.fault, reply.message, reply.letters));
      const onError = (error: unknown): void => settle(new PrintError('crashed', String(error)));
      const onExit = (): void => settle(new PrintError('crashed', 'the worker ended'));
      function settle(outcome: Printed | PrintError): void {
        clearTimeout(deadline);
        clearInterval(watch);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        if (outcome instanceof PrintError) reject(outcome);
        else resolve(outcome);
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.ref();
      worker.postMessage(job satisfies WorkerRequest);
    });
  }

  #takeHand(): Promise<Hand> {
    if (this.#hand === undefined) {
      this.#hand = this.#spare ?? this.#start();
      this.#spare = undefined;
      if (this.#keepsSpare) this.#startSpare();
    }
    return this.#hand;
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

  async #discard(hand: Hand): Promise<void> {
    this.#hand = undefined;
    await hand.worker.terminate();
    if (this.#keepsSpare && !this.#isClosed) await this.#takeHand();
  }

  async #start(): Promise<Hand> {
    const { wasmMebibytes, heapMebibytes, startDeadlineMs } = this.#options;
    this.#module ??= compileTypst(wasmMebibytes);
    const worker = new Worker(workerModule, {
      workerData: { module: await this.#module },
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
      // The worker has no use for secrets.
      env: {},
    });
    const isReady = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new PrintError('deadline', 'the worker did not start in time')),
        startDeadlineMs,
      );
      worker.once('message', () => {
        clearTimeout(timer);
        worker.unref();
        resolve();
      });
      // Stays for the worker's whole life: an error event without a listener would end the process.
      worker.on('error', (error) => {
        clearTimeout(timer);
        reject(new PrintError('crashed', String(error)));
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new PrintError('crashed', 'the worker ended'));
      });
    });
    // Handled where it is awaited; a spare that fails is forgotten.
    isReady.catch(() => undefined);
    const hand: Hand = { worker, isReady, prints: 0, hasExited: false };
    worker.once('exit', () => {
      hand.hasExited = true;
    });
    return hand;
  }
}

/** Faults after which a worker is not used again. */
const lethal = new Set<PrintFault>(['deadline', 'memory', 'crashed', 'template']);
