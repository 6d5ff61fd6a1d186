import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FairShares } from './fair-shares.ts';
import { quotaHeaders } from './headers.ts';

/** HTTP requests of one network in progress, slow uploads and downloads included. */
const requestsPerNetwork = 512;
/** Requests sent ahead on one connection. Browsers and balancers wait for each answer. */
const pipelinedPerConnection = 32;
/** A page or file counts against its network's turn while it is being found, not while it is being sent. */
const turnMs = 50;

const busy = () =>
  `HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nRateLimit: "requests";r=0;t=1\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Bounds HTTP requests before anything is known of their sender. */
export class RequestGate {
  readonly #shares: FairShares;
  readonly #inProgress = new Map<string, number>();
  readonly #ofConnection = new WeakMap<Socket, number>();

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** True when the request may be answered; otherwise its connection is closed. */
  admit(network: string, { socket }: IncomingMessage, response: ServerResponse): boolean {
    const pipelined = (this.#ofConnection.get(socket) ?? 0) + 1;
    const inProgress = (this.#inProgress.get(network) ?? 0) + 1;
    if (pipelined > pipelinedPerConnection || inProgress > requestsPerNetwork) {
      // Behind answers that are still to come, a refusal would be read as one of those.
      if (pipelined === 1) socket.write(busy());
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

  /** Names and values in turn. */
  headers(network: string): string[] {
    const remaining = requestsPerNetwork - (this.#inProgress.get(network) ?? 0);
    return quotaHeaders({ quota: requestsPerNetwork, remaining });
  }

  /** Waits for the network's turn at what the fast path does not answer. Throws TOO_MANY_REQUESTS. */
  async takeTurn(network: string, response: ServerResponse): Promise<void> {
    const entered = this.#shares.requests.enter(network);
    const release = entered instanceof Promise ? await entered : entered;
    const timer = setTimeout(release, turnMs).unref();
    response.once('close', () => {
      clearTimeout(timer);
      release();
    });
  }
}
