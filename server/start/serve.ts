import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeDeps, createDeps } from '#server/deps.ts';
import { readEnv, type Env } from '#server/env.ts';
import { isUnavailable } from '#server/errors.ts';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { stopThumbnails } from '#server/features/documents/thumbnails/service.ts';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { describeDemoValues, findDemoLogins, findDemoSettings } from '#server/operations/demo-values.ts';
import { createOperationsServer } from '#server/operations/health.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { MigrationRefused } from '#server/platform/db/migration/errors.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { SandboxRightMissing } from '#server/platform/db/sandbox-schema.ts';
import { createQueue, type JobQueue } from '#server/platform/jobs/queue.ts';
import { startRunner } from '#server/platform/jobs/runner.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { stopKeyImports } from '#server/platform/signing/p12.ts';
import { SigningKeyError } from '#server/platform/signing/types.ts';
import { everySandbox } from '#server/public-api/sandbox-deps.ts';
import { attachSockets } from '#server/transport/websocket.ts';
import { createHttpServer } from './http-server.ts';
import { jobHandlers } from './job-handlers.ts';

/** Starts the process on import; SIGTERM and SIGINT shut it down in reverse order. */

const databaseTimeoutMs = 60_000;

/** For requests in flight, and for the whole shutdown without the drain time. */
const shutdownTimeoutMs = { requests: 10_000, process: 25_000 };

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const env = readSettings();
const log = createLog(env.logLevel);

async function openQueue(): Promise<JobQueue> {
  const options = { databaseUrl: env.databaseDirectUrl, log, works: env.role !== 'web', notifies: env.redis === null };
  if (env.migrate === 'off') return createQueue({ ...options, installs: false });
  return prepareDatabase(options, () => createQueue(options));
}

/** By SQLSTATE: refusals for which a retry does not help. */
const connectionRefusals: Readonly<Record<string, string>> = {
  '28000': 'The database refuses the user',
  '28P01': 'The database refuses the password',
  '3D000': 'The database does not exist',
};

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}

/** Waits for a database that is starting; exits with one sentence after the timeout. */
async function openQueueWhenReachable(): Promise<JobQueue> {
  const deadline = performance.now() + databaseTimeoutMs;
  for (;;) {
    try {
      return await openQueue();
    } catch (error) {
      if (error instanceof MigrationRefused || error instanceof SandboxRightMissing) fail(error.message);
      const refusal = connectionRefusals[codeOf(error)];
      if (refusal !== undefined) fail(`${refusal}: check DATABASE_URL and DATABASE_DIRECT_URL.`);
      if (!isUnavailable(error)) throw error;
      if (performance.now() > deadline) {
        fail('The database cannot be reached: check DATABASE_URL and DATABASE_DIRECT_URL.');
      }
      log.warn({ err: error }, 'database not reachable, retrying');
      await delay(1_000);
    }
  }
}

await refuseDemoSettings();
const jobs = await openQueueWhenReachable();
if (env.migrate === 'only') {
  await jobs.stop();
  process.exit(0);
}

const stopping = new AbortController();
const deps = await createDeps(env, { log, jobs, stopping: stopping.signal });
await refuseDemoLogins();
await prepareSigning();
const server = env.role === 'worker' ? createOperationsServer(deps) : createHttpServer(deps);
// Clients of keep-alive connections reconnect, to another process, after their next response.
server.prependListener('request', (_request, response) => {
  if (stopping.signal.aborted) response.setHeader('Connection', 'close');
});
const sockets = env.role === 'worker' ? undefined : attachSockets(server, deps);
await deps.pubsub.start(deps.events);
const port = await listen(server, env.port);
const metricsServer = env.metricsPort === null ? undefined : createOperationsServer(deps);
if (metricsServer && env.metricsPort !== null) await listen(metricsServer, env.metricsPort);
// Sandboxes have separate lanes, so that a flood of test events cannot delay live ones.
const dispatchers =
  env.role === 'web' ? [] : [createWebhookDispatcher(deps), createWebhookDispatcher(everySandbox(deps))];
if (env.role !== 'web') await startRunner(deps, jobHandlers);
for (const dispatcher of dispatchers) dispatcher.start();

log.info({ port, role: env.role }, 'listening');
// Other roles start the worker with the first opened review or print, so a web-only process does not load the engine.
if (env.typesetterWarmUp && env.role === 'all') {
  deps.typesetter.warm().catch((error: unknown) => log.error({ err: error }, 'typesetter did not start'));
}

/** Exits before anything is written; names the logins as well where the database can be asked. */
async function refuseDemoSettings(): Promise<void> {
  const found = await findDemoSettings(env);
  if (found.length === 0) return;
  const db = createDb(createPool(env.databaseDirectUrl, log));
  // An unreachable or empty database has no demo logins to report.
  const logins = await findDemoLogins(env, db).catch(() => []);
  fail(describeDemoValues(env, [...found, ...logins]));
}

async function refuseDemoLogins(): Promise<void> {
  if (env.migrate === 'off' && !(await isMigrated(deps.db))) return;
  const found = await findDemoLogins(env, deps.db);
  if (found.length > 0) fail(describeDemoValues(env, found));
}

/** Creates the signing keys at the first start. Exits when a key is unusable. */
async function prepareSigning(): Promise<void> {
  if (env.migrate === 'off' && !(await isMigrated(deps.db))) return;
  try {
    await deps.signing.prepare();
  } catch (error) {
    if (error instanceof SigningKeyError) fail(error.message);
    throw error;
  }
  const { reason } = await deps.signing.health();
  if (reason !== null) log.error({ reason }, 'signing key needs attention');
}

async function listen(target: Server, wantedPort: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    target.once('error', reject);
    target.listen(wantedPort, env.host, resolve);
  }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') fail(`Port ${wantedPort} is taken by another program.`);
    throw error;
  });
  return (target.address() as AddressInfo).port;
}

let isStopping = false;

/** Turns unready, drains, closes the port and sockets, waits for requests, then closes jobs and connections. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  stopping.abort();
  setTimeout(() => process.exit(1), shutdownTimeoutMs.process + env.drainSeconds * 1000).unref();
  log.info('stopping');
  await delay(env.drainSeconds * 1000);
  const isClosed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await sockets?.stop();
  await Promise.race([isClosed, delay(shutdownTimeoutMs.requests)]);
  server.closeAllConnections();
  stopPageCounting();
  stopInspection();
  stopThumbnails();
  stopKeyImports();
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
  await closeDeps(deps);
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'unhandled rejection');
  void stop(1);
});
if (process.send) {
  // Without a callback a closed channel raises 'error' on the process. The parent may exit during the start without a
  // signal.
  process.send({ ready: true, port }, undefined, undefined, (error) => {
    if (error) void stop(0);
  });
}
