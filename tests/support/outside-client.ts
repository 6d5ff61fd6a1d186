import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** A client in a worker thread, so that the cost of sending a body is not measured along with that of reading it. */

interface OutsideRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const answer = z.object({ status: z.number(), text: z.string() });

const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, ...init }) => {
    const response = await fetch(url, init);
    parentPort.postMessage({ status: response.status, text: await response.text() });
  });
`;

export class OutsideClient {
  readonly #worker = new Worker(program, { eval: true });

  /** One request at a time; the body's memory goes to the thread. The promise fails with the error of the thread. */
  async send(request: OutsideRequest): Promise<z.infer<typeof answer>> {
    this.#worker.postMessage(request, [request.body.buffer]);
    const [message] = await once(this.#worker, 'message');
    return answer.parse(message);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
