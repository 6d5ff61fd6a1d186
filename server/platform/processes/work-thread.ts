import { parentPort, Worker } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';

/** A worker thread for one kind of work, which starts with the first piece and ends when idle. */

interface ThreadBounds {
  module: URL;
  /** Of one piece, with the start of the worker on a loaded machine. */
  timeoutMs: number;
  idleTimeoutMs: number;
  maxWaiting: number;
  maxMegabytes: number;
}

interface Asked<Input> {
  id: number;
  input: Input;
}

type Reply<Answer> = { id: number; answer: Answer } | { id: number; failed: string };

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class WorkThread<Input, Answer> {
  readonly #bounds: ThreadBounds;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(bounds: ThreadBounds) {
    this.#bounds = bounds;
  }

  /** Throws SERVICE_UNAVAILABLE when the work cannot be done, or not in time. */
  async ask(input: Input): Promise<Answer> {
    const { maxWaiting, timeoutMs, idleTimeoutMs } = this.#bounds;
    if (this.#waiting.size >= maxWaiting) throw new AppError('SERVICE_UNAVAILABLE');
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { resolve, reject });
    const deadline = setTimeout(() => this.stop(), timeoutMs);
    try {
      worker.postMessage({ id, input } satisfies Asked<Input>);
      return await promise;
    } finally {
      clearTimeout(deadline);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) {
        // An idle thread does not keep the process alive.
        worker.unref();
        this.#idleTimer = setTimeout(() => this.stop(), idleTimeoutMs).unref();
      }
    }
  }

  /** Ends the worker, at shutdown or when idle. The next piece starts another. */
  stop(): void {
    clearTimeout(this.#idleTimer);
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#rejectAll();
  }

  #rejectAll(): void {
    for (const { reject } of this.#waiting.values()) reject(new AppError('SERVICE_UNAVAILABLE'));
    this.#waiting.clear();
  }

  #start(): Worker {
    const { module, maxMegabytes } = this.#bounds;
    const started = new Worker(module, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    started.on('message', (reply: Reply<Answer>) => {
      const asked = this.#waiting.get(reply.id);
      if ('answer' in reply) asked?.resolve(reply.answer);
      else
        asked?.reject(new AppError('SERVICE_UNAVAILABLE', { cause: new Error(`the thread failed: ${reply.failed}`) }));
    });
    const end = () => {
      if (this.#worker !== started) return;
      this.#worker = undefined;
      this.#rejectAll();
    };
    started.once('error', end);
    started.once('exit', end);
    return started;
  }
}

/** Answers each piece in the worker. Of an error its name alone goes back, since a message could quote a customer's text. */
export function answerWork<Input, Answer>(work: (input: Input) => Answer): void {
  const port = parentPort;
  if (port === null) throw new Error('this module runs in a worker thread');
  port.on('message', ({ id, input }: Asked<Input>) => {
    let reply: Reply<Answer>;
    try {
      reply = { id, answer: work(input) };
    } catch (error) {
      reply = { id, failed: error instanceof Error ? error.name : 'unknown' };
    }
    port.postMessage(reply);
  });
}
