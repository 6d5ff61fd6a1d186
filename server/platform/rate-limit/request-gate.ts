import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FairShares } from './fair-shares.ts';
import { quotaHeaders } from './headers.ts';

/** Concurrent HTTP requests of one network, slow uploads and downloads included. */
const maxRequestsPerNetwork = 512;
/** Pipelined requests of one connection; browsers and load balancers send none. */
const maxPipelined = 32;
/** A slot is held while a page or file is looked up, not while it is sent. */
const maxSlotMs = 50;

const tooManyRequests = () =>
  `HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nRateLimit: "requests";r=0;t=1\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Limits HTTP requests per network and connection, before authentication. */
export class RequestGate {
  readonly #shares: FairShares;
  readonly #inProgress = new Map<string, number>();
  readonly #ofConnection = new WeakMap<Socket, number>();

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** False when the request is refused and its connection closed. */
  admit(network: string, { socket }: IncomingMessage, response: ServerResponse): boolean {
    const pipelined = (this.#ofConnection.get(socket) ?? 0) + 1;
    const inProgress = (this.#inProgress.get(network) ?? 0) + 1;
    if (pipelined > maxPipelined || inProgress > maxRequestsPerNetwork) {
      // Behind pipelined responses, a refusal would be read as one of them.
      if (pipelined === 1) socket.write(tooManyRequests());
      if (!socket.writableEnded) socket.destroySoon();
      return false;
    }
    this.#ofConnection.set(socket, pipelined);
    this.#inProgress.set(network, inProgress);
    response.once('close', () => {
      this.#ofConnection.set(socket, (this.#ofConnection.get(socket) ?? 1) - 1);
      const left = (this.#inProgress.get(network) ?? 1) - 1;
      if (left === 0) this.#inProgress.delete(network);
      else this.#inProgress.set(network, left);
    });
    return true;
  }

  /** Alternating names and values. */
  headers(network: string): string[] {
    const remaining = maxRequestsPerNetwork - (this.#inProgress.get(network) ?? 0);
    return quotaHeaders({ quota: maxRequestsPerNetwork, remaining });
  }

  /** Waits for the network's slot outside the fast path. Throws TOO_MANY_REQUESTS. */
  async enter(network: string, response: ServerResponse): Promise<void> {
    const entered = this.#shares.requests.enter(network);
    const release = entered instanceof Promise ? await entered : entered;
    const timer = setTimeout(release, maxSlotMs).unref();
    response.once('close', () => {
      clearTimeout(timer);
      release();
    });
  }
}
