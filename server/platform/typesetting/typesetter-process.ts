import type { ChildProcess } from 'node:child_process';
import { childModule, compileCacheEnv, forkChild } from '#server/platform/processes/child.ts';
import { PrintError, type PrintFault, type UnprintableLetter } from './print-error.ts';
import type { Printable, Printed } from './print-job.ts';
import { queueMax } from './print-queue.ts';
import type { Typesetter, WarmOptions } from './types.ts';

/** Messages between the processes. */
export type ProcessRequest = { id: number } & (
  | { kind: 'print'; job: Printable; owner: string }
  | { kind: 'warm'; hasSpare: boolean }
);
export type ProcessReply = { id: number } & (
  | { ok: true; printed: Printed | null }
  | { ok: false; fault: PrintFault; message: string; letters: readonly UnprintableLetter[] }
);

export interface TypesetterProcessOptions {
  /** From the last print until the process ends. */
  idleTimeoutMs: number;
}

const defaults: TypesetterProcessOptions = { idleTimeoutMs: 5 * 60_000 };

/** Prints in a child process that starts with the first print or `warm`, ends when idle, and starts again. */
export function createTypesetterProcess(overrides: Partial<TypesetterProcessOptions> = {}): TypesetterProcess {
  return new TypesetterProcess({ ...defaults, ...overrides });
}

class ProcessEnded extends PrintError {}

type Waiting = PromiseWithResolvers<Printed | null>;

class TypesetterProcess implements Typesetter {
  readonly #options: TypesetterProcessOptions;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #lastId = 0;
  #keepsSpare = false;
  #isClosed = false;
  #idleTimer: NodeJS.Timeout | undefined;
  /** As `performance.now()`. */
  #heldUntil = 0;

  constructor(options: TypesetterProcessOptions) {
    this.#options = options;
  }

  /**
   * A hostile file crashes a worker, not the process. A process that exits was killed from outside: the print is
   * retried once.
   */
  async print(job: Printable, owner: string): Promise<Printed> {
    return this.#send(job, owner).catch((error: unknown) => {
      if (error instanceof ProcessEnded) return this.#send(job, owner);
      throw error;
    });
  }

  async warm({ hasSpare = true, holdMs = 0 }: WarmOptions = {}): Promise<void> {
    this.#keepsSpare ||= hasSpare;
    this.#heldUntil = Math.max(this.#heldUntil, performance.now() + holdMs);
    await this.#ask({ kind: 'warm', hasSpare: this.#keepsSpare }).catch((error: unknown) => {
      // Closed meanwhile: nothing is left to warm, and a stop is no failure.
      if (!this.#isClosed) throw error;
    });
  }

  /** For tests and monitoring. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): Promise<void> {
    this.#isClosed = true;
    this.#end(new PrintError('busy', 'the process is stopping'));
    return Promise.resolve();
  }

  async #send(job: Printable, owner: string): Promise<Printed> {
    const isNew = this.#child === undefined;
    const printed = this.#ask({ kind: 'print', job, owner });
    // A print that starts the process brings the spare back as well; without one the next print starts a worker.
    if (isNew && this.#keepsSpare) this.warm().catch(() => undefined);
    return (await printed) ?? Promise.reject(new PrintError('crashed', 'the reply has no file'));
  }

  async #ask(request: WithoutId<ProcessRequest>): Promise<Printed | null> {
    if (this.#isClosed) throw new PrintError('busy', 'the process is stopping');
    if (this.#waiting.size > queueMax) throw new PrintError('busy', 'the print queue is full');
    clearTimeout(this.#idleTimer);
    const child = (this.#child ??= this.#start());
    this.#lastId += 1;
    const id = this.#lastId;
    const waiting = Promise.withResolvers<Printed | null>();
    this.#waiting.set(id, waiting);
    child.channel?.ref();
    // A failure to send is followed by the child's exit.
    child.send({ ...request, id } satisfies ProcessRequest, () => undefined);
    try {
      return await waiting.promise;
    } finally {
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #start(): ChildProcess {
    const child = forkChild(childModule(import.meta.url, 'typesetter-child'), {
      env: compileCacheEnv('typesetter'),
      serialization: 'advanced',
      // Not this process's own: a preloaded module may unref the channel, which keeps the child alive.
      execArgv: [],
    });
    child.on('message', (reply: ProcessReply) => {
      const waiting = this.#waiting.get(reply.id);
      if (reply.ok) waiting?.resolve(reply.printed);
      else waiting?.reject(new PrintError(reply.fault, reply.message, reply.letters));
    });
    const gone = (): void => {
      if (this.#child === child) this.#end(new ProcessEnded('crashed', 'the typesetting process ended'));
    };
    child.once('exit', gone);
    child.once('error', gone);
    return child;
  }

  #rest(): void {
    this.#child?.channel?.unref();
    const delayMs = Math.max(this.#options.idleTimeoutMs, this.#heldUntil - performance.now());
    this.#idleTimer = setTimeout(() => this.#end(new PrintError('crashed', 'idle')), delayMs).unref();
  }

  /** Nothing waits when it ends for idleness; a print that follows starts another process. */
  #end(reason: PrintError): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
