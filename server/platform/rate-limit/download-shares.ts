import { FairQueue } from './fair-queue.ts';

/** 128 MB at most, for as many slow readers as are allowed; a grid of thumbnails is sent within milliseconds. */
const downloadLimits = { capacity: 128, perCaller: 12, waitingPerCaller: 256, waiting: 2_048, isFewestFirst: true };

/** Younger downloads are not cut: most files are complete by then. */
const minSentMs = 2_000;
const checkIntervalMs = 250;

interface Waiting {
  reader: string;
  /** Another download was cut for it. */
  hasRoom: boolean;
}

interface Sending {
  reader: string;
  since: number;
  cut: () => void;
}

interface Download<Body> {
  /** A person, or the network of a visitor. */
  reader: string;
  open: () => Promise<Body> | Body;
  send: (body: Body) => Promise<void>;
  /** Ends `send`. */
  cut: () => void;
}

/**
 * Turns of downloads. Slots that are all taken go to those who have fewest: while a reader waits, another who has at least two more
 * loses the oldest. So readers who take next to nothing, signed in as however many, leave everybody else a turn.
 */
export class DownloadShares {
  readonly #queue = new FairQueue(downloadLimits);
  readonly #waiting = new Set<Waiting>();
  /** Oldest first. */
  readonly #sending = new Set<Sending>();
  #timer: NodeJS.Timeout | undefined;

  /** Throws TOO_MANY_REQUESTS when the reader has too many waiting. */
  async run<Body>({ reader, open, send, cut }: Download<Body>): Promise<void> {
    const entered = this.#queue.enter(reader);
    const release = entered instanceof Promise ? await this.#wait(reader, entered) : entered;
    try {
      const body = await open();
      const sending = { reader, since: performance.now(), cut };
      this.#sending.add(sending);
      await send(body).finally(() => this.#sending.delete(sending));
    } finally {
      release();
    }
  }

  /** Free slots of a reader, sent and waiting. */
  remaining(reader: string): number {
    return this.#queue.remaining(reader);
  }

  async #wait(reader: string, turn: Promise<() => void>): Promise<() => void> {
    const waiting = { reader, hasRoom: false };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => {
      for (const next of this.#waiting) this.#makeRoom(next);
    }, checkIntervalMs).unref();
    this.#makeRoom(waiting);
    try {
      return await turn;
    } finally {
      this.#waiting.delete(waiting);
      if (this.#waiting.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  #makeRoom(waiting: Waiting): void {
    if (waiting.hasRoom) return;
    const before = performance.now() - minSentMs;
    let most = this.#queue.running(waiting.reader) + 1;
    let found: Sending | undefined;
    for (const sending of this.#sending) {
      if (sending.since > before) break;
      const running = this.#queue.running(sending.reader);
      if (running <= most) continue;
      most = running;
      found = sending;
    }
    if (!found) return;
    waiting.hasRoom = true;
    this.#sending.delete(found);
    found.cut();
  }
}
