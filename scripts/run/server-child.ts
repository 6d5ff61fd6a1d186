import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { say } from './console.ts';
import { inRoot } from './paths.ts';
import { isRunning, startNode, stopProcess, type Environment } from './process.ts';

const readyMessage = z.object({ ready: z.literal(true) });
const mostRestarts = 3;
const restartWindow = 60_000;

export interface ServerChild {
  /** Settles when the server is gone for good and nobody asked for it; always an error. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** How one process of the server ended before it was ready, or after. */
async function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${String(code)}`));
  });
}

async function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (readyMessage.safeParse(message).success) resolve();
    });
  });
}

/**
 * Runs the server and resolves when it listens. One that dies later is started again, three times a minute at most. Throws
 * when the first does not come up.
 */
export async function startServer(options: { env: Environment; nodeArgs?: readonly string[] }): Promise<ServerChild> {
  const args = [...(options.nodeArgs ?? []), inRoot('server/main.ts')];
  const deaths: number[] = [];
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let child = startNode(args, options);
  let end = ended(child);

  const reason = await Promise.race([ready(child), end]);
  if (typeof reason === 'string') throw new Error(`the server did not start: ${reason}`);

  async function watch(): Promise<never> {
    for (;;) {
      const how = await end;
      // Stopping is somebody else's to wait for.
      if (isStopping()) return new Promise<never>(() => undefined);
      const now = performance.now();
      deaths.push(now);
      const recent = deaths.filter((death) => now - death < restartWindow).length;
      if (recent > mostRestarts) throw new Error(`the server died ${recent} times within a minute: ${how}`);
      say(`the server died (${how}); starting it again`);
      await wait(250 * 2 ** recent);
      if (isStopping()) continue;
      child = startNode(args, options);
      end = ended(child);
    }
  }

  return {
    failed: watch(),
    stop: async () => {
      stopping.abort();
      if (isRunning(child)) await stopProcess(child);
    },
  };
}
