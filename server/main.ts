import type { AddressInfo } from 'node:net';
import { startListener } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv, type Env } from './env.ts';
import { stopPageCounting } from './features/documents/upload/page-count.ts';
import { createHttpServer } from './http-server.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { startRunner } from './jobs/runner.ts';
import { attachSockets } from './websocket.ts';

/** Starts everything, and stops it in reverse on SIGTERM or SIGINT. The only file with side effects on import. */

const patience = 25_000;

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const env = settings();
const deps = await createDeps(env);
const steps = await migrate(deps.db);
if (steps.length > 0) deps.log.info({ steps }, 'migrated');

const server = createHttpServer(deps);
const sockets = attachSockets(server, deps);
const listener = await startListener({ databaseUrl: env.databaseUrl, events: deps.events, log: deps.log });
await new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(env.port, env.host, resolve);
});
await startRunner(deps, jobHandlers);

const { port } = server.address() as AddressInfo;
deps.log.info({ port }, 'listening');
process.send?.({ ready: true, port });

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  setTimeout(() => process.exit(1), patience).unref();
  deps.log.info('stopping');
  const isClosed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
  await sockets.stop();
  await isClosed;
  await listener.stop();
  stopPageCounting();
  await closeDeps(deps);
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (error) => {
  deps.log.fatal({ err: error }, 'a promise was rejected and nobody listened');
  void stop(1);
});
