import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** A client in a worker thread, so that the cost of sending a body is not measured along with that of reading it. */

interface OutsideRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const answer = z.object({ id: z.number(), status: z.number(), text: z.string() });

const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ id, url, ...init }) => {
    const response = await fetch(url, init);
    parentPort.postMessage({ id, status: response.status, text: await response.text() });
  });
`;

export class OutsideClient {
  readonly #worker = new Worker(program, { eval: true });
  #sent = 0;

  constructor() {
    // Each request under way listens.
    this.#worker.setMaxListeners(0);
  }

  /** The body's memory goes to the thread. The promise fails with the error of the thread. */
  async send(request: OutsideRequest): Promise<{ status: number; text: string }> {
    const id = (this.#sent += 1);
    const messages = on(this.#worker, 'message');
    this.#worker.postMessage({ id, ...request }, [request.body.buffer]);
    for await (const [message] of messages) {
      const { id: of, status, text } = answer.parse(message);
      if (of === id) return { status, text };
    }
    throw new Error('the client ended');
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
