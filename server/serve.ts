import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { IncompatibleDatabase } from './db/migrate.ts';
import { prepareDatabase } from './db/prepare.ts';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv, type Env } from './env.ts';
import { isUnavailable } from './errors.ts';
import { stopInspection } from './features/documents/inspection/service.ts';
import { stopPageCounting } from './features/documents/upload/page-count.ts';
import { createHttpServer } from './http/server.ts';
import { findSigningFault, findSigningWarning } from './integrations/signing-key.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { createQueue, type JobQueue } from './jobs/queue.ts';
import { startRunner } from './jobs/runner.ts';
import { createLog } from './observability/log.ts';
import { createOperationsServer } from './operations/server.ts';
import { attachSockets } from './realtime/websocket.ts';

/** Starts everything on import, and stops it in reverse on SIGTERM or SIGINT. */

/** Milliseconds that a start waits for the database. */
const databaseWait = 60_000;

/** Milliseconds for what is in flight, and for the whole end besides the time in which nobody new is to come. */
const patience = { inFlight: 10_000, all: 25_000 };

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const env = settings();
const log = createLog(env.logLevel);
await checkSigningKey();

async function checkSigningKey(): Promise<void> {
  const fault = await findSigningFault(env.signing, new Date());
  if (fault !== undefined) fail(fault);
  const warning = await findSigningWarning(env.signing, new Date());
  if (warning !== undefined) log.warn(warning);
}

async function openQueue(): Promise<JobQueue> {
  const options = { databaseUrl: env.databaseDirectUrl, log, works: env.role !== 'web', notifies: env.redis === null };
  if (env.migrate === 'off') return createQueue({ ...options, installs: false });
  return prepareDatabase(options, () => createQueue(options));
}

/** By SQLSTATE: what waiting does not help with. */
const connectionRefusals: Readonly<Record<string, string>> = {
  '28000': 'The database refuses the user',
  '28P01': 'The database refuses the password',
  '3D000': 'The database does not exist',
};

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}

/** A database that starts at the same time is waited for; one that stays away ends the process with one sentence. */
async function openQueueWhenReachable(): Promise<JobQueue> {
  const deadline = performance.now() + databaseWait;
  for (;;) {
    try {
      return await openQueue();
    } catch (error) {
      if (error instanceof IncompatibleDatabase) fail(error.message);
      const refusal = connectionRefusals[codeOf(error)];
      if (refusal !== undefined) fail(`${refusal}: check DATABASE_URL and DATABASE_DIRECT_URL.`);
      if (!isUnavailable(error)) throw error;
      if (performance.now() > deadline) {
        fail('The database cannot be reached: check DATABASE_URL and DATABASE_DIRECT_URL.');
      }
      log.warn({ err: error }, 'database not reachable, retrying');
      await pause(1_000);
    }
  }
}

const jobs = await openQueueWhenReachable();
if (env.migrate === 'only') {
  await jobs.stop();
  process.exit(0);
}

const stopping = new AbortController();
const deps = await createDeps(env, { log, jobs, stopping: stopping.signal });
const server = env.role === 'worker' ? createOperationsServer(deps) : createHttpServer(deps);
// Whoever keeps a connection learns with the next answer to come again elsewhere.
server.prependListener('request', (_request, response) => {
  if (stopping.signal.aborted) response.setHeader('Connection', 'close');
});
const sockets = env.role === 'worker' ? undefined : attachSockets(server, deps);
await deps.pubsub.start(deps.events);
const port = await listen(server, env.port);
const figures = env.metricsPort === null ? undefined : createOperationsServer(deps);
if (figures && env.metricsPort !== null) await listen(figures, env.metricsPort);
if (env.role !== 'web') await startRunner(deps, jobHandlers);

log.info({ port, role: env.role }, 'listening');
process.send?.({ ready: true, port });
// Decisions are made over HTTP; without the warm-up the first one starts the worker.
if (env.role !== 'worker' && env.typesetterWarmUp) {
  deps.typesetter.warm().catch((error: unknown) => log.error({ err: error }, 'typesetter did not start'));
}

async function listen(one: Server, wanted: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    one.once('error', reject);
    one.listen(wanted, env.host, resolve);
  }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') fail(`Port ${wanted} is taken by another program.`);
    throw error;
  });
  return (one.address() as AddressInfo).port;
}

let isStopping = false;

/** Unready first, then nobody new, then what is in flight, the jobs, and last what they all stand on. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  stopping.abort();
  setTimeout(() => process.exit(1), patience.all + env.drainSeconds * 1000).unref();
  log.info('stopping');
  await pause(env.drainSeconds * 1000);
  const isClosed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await sockets?.stop();
  await Promise.race([isClosed, pause(patience.inFlight)]);
  server.closeAllConnections();
  stopPageCounting();
  stopInspection();
  await closeDeps(deps);
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'a promise was rejected and nobody listened');
  void stop(1);
});
