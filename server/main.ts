import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv, type Env } from './env.ts';
import { stopPageCounting } from './features/documents/upload/page-count.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { startRunner } from './jobs/runner.ts';

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

const server = createServer(createApp(deps));
server.requestTimeout = 120_000;
server.headersTimeout = 20_000;
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
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
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
