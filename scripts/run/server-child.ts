import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { say } from './console.ts';
import { inRoot } from './paths.ts';
import { isRunning, startNode, stopProcess, type Environment } from './process.ts';

const readyMessage = z.object({ ready: z.literal(true) });
const maxRestarts = 3;
const restartWindowMs = 60_000;

export interface ServerChild {
  /** Rejects once the server has exited and is not restarted; never settles after `stop`. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Describes how a server process exited. */
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
 * Runs the server and resolves when it listens. A crashed server is restarted with backoff, at most `maxRestarts` times per
 * window. Throws when the first start fails.
 */
export async function startServer(options: { env: Environment; nodeArgs?: readonly string[] }): Promise<ServerChild> {
  const args = [...(options.nodeArgs ?? []), inRoot('server/main.ts')];
  const crashes: number[] = [];
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let child = startNode(args, options);
  let end = ended(child);

  const reason = await Promise.race([ready(child), end]);
  if (typeof reason === 'string') throw new Error(`the server did not start: ${reason}`);

  async function watch(): Promise<never> {
    for (;;) {
      const how = await end;
      // An intended stop is not reported as a failure.
      if (isStopping()) return new Promise<never>(() => undefined);
      const now = performance.now();
      crashes.push(now);
      const recent = crashes.filter((crash) => now - crash < restartWindowMs).length;
      if (recent > maxRestarts) throw new Error(`the server crashed ${recent} times within a minute: ${how}`);
      say(`the server crashed (${how}), restarting`);
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
