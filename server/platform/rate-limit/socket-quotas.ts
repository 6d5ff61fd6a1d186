import { AppError } from '#server/errors.ts';
import { frameRate } from './bounded-socket.ts';
import { TokenBucket } from './token-bucket.ts';

/** Browser windows of one person, per process. */
const socketsPerPerson = 10;
const subscriptionsPerSocket = 20;
/** Bounds fan-out: each change is sent once per subscription. */
const subscriptionsPerPerson = 60;
/** Sockets of one network that have not sent their credential yet. */
const unidentifiedPerNetwork = 100;
/** Far above reconnects, below an open-and-close loop. */
const handshakesPerPerson = { capacity: 60, perSecond: 1 };
/** Lets an office reconnect within seconds after losing all connections. */
const handshakesPerNetwork = { capacity: 1_000, perSecond: 100 };

interface Person {
  sockets: number;
  subscriptions: number;
  frames: TokenBucket;
  handshakes: TokenBucket;
}

const handshakesPerSweep = 256;

/** Quota of one open socket, until `close`. */
export interface SocketQuota {
  frames: TokenBucket;
  takeSubscription: () => () => void;
  close: () => void;
}

/** Limits on handshakes, sockets and subscriptions, per person and network in this process. */
export class SocketQuotas {
  readonly #people = new Map<string, Person>();
  readonly #networks = new Map<string, TokenBucket>();
  readonly #unidentified = new Map<string, number>();
  #handshakes = 0;

  /** Counts a handshake before the session lookup. Throws TOO_MANY_REQUESTS. */
  countHandshake(network: string): void {
    this.#handshakes += 1;
    if (this.#handshakes % handshakesPerSweep === 0) this.#sweep();
    const bucket = this.#networks.get(network) ?? new TokenBucket(handshakesPerNetwork);
    this.#networks.set(network, bucket);
    if (!bucket.tryTake(1)) throw tooMany(1);
  }

  /** Counts a socket until `close`. Throws TOO_MANY_REQUESTS. */
  open(userId: string): SocketQuota {
    const person = this.#people.get(userId) ?? {
      sockets: 0,
      subscriptions: 0,
      frames: new TokenBucket(frameRate),
      handshakes: new TokenBucket(handshakesPerPerson),
    };
    this.#people.set(userId, person);
    if (person.sockets >= socketsPerPerson || !person.handshakes.tryTake(1)) throw tooMany(5);
    person.sockets += 1;
    let own = 0;
    return {
      frames: person.frames,
      takeSubscription() {
        if (own >= subscriptionsPerSocket || person.subscriptions >= subscriptionsPerPerson) throw tooMany(5);
        own += 1;
        person.subscriptions += 1;
        return () => {
          own -= 1;
          person.subscriptions -= 1;
        };
      },
      close() {
        person.sockets -= 1;
      },
    };
  }

  /** Counts a socket whose credential is still to come until `close`, once. Throws TOO_MANY_REQUESTS. */
  openUnidentified(network: string): { close: () => void } {
    const count = (this.#unidentified.get(network) ?? 0) + 1;
    if (count > unidentifiedPerNetwork) throw tooMany(5);
    this.#unidentified.set(network, count);
    let isClosed = false;
    return {
      close: () => {
        if (isClosed) return;
        isClosed = true;
        const left = (this.#unidentified.get(network) ?? 1) - 1;
        if (left === 0) this.#unidentified.delete(network);
        else this.#unidentified.set(network, left);
      },
    };
  }

  #sweep(): void {
    for (const [network, bucket] of this.#networks) if (bucket.isFull) this.#networks.delete(network);
    for (const [userId, { sockets, frames, handshakes }] of this.#people) {
      if (sockets === 0 && frames.isFull && handshakes.isFull) this.#people.delete(userId);
    }
  }
}

function tooMany(retryAfter: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { details: { retryAfter } });
}
