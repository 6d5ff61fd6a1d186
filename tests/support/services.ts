import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDb, createPool } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { createQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/observability/log.ts';
import { startObjectStore } from '../../scripts/sandbox/object-store.ts';
import { startPostgres } from '../../scripts/sandbox/postgres.ts';
import { templateDatabase, type Services } from './services-address.ts';

/**
 * A process of its own: one PostgreSQL with a migrated template database and one object store for a whole test run. It
 * says where they are over IPC and ends, leaving nothing, when its parent goes in any way.
 */
async function main(): Promise<void> {
  const parentGone = once(process, 'disconnect');
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'translation-tests-'));
  // PostgreSQL runs as another account when root starts it, and must be able to pass through.
  await fs.chmod(dir, 0o711);
  const [postgres, objectStore] = await Promise.all([
    startPostgres({ dir: path.join(dir, 'postgres'), fsync: false, fallbackDir: path.join(dir, 'reachable') }),
    startObjectStore({ dir: path.join(dir, 'objects') }),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), objectStore.stop()]);
    await fs.rm(dir, { recursive: true, force: true });
  };
  // Ctrl-C reaches the whole terminal; the parent decides when this ends.
  process.on('SIGINT', () => undefined);
  try {
    await buildTemplate(postgres.url);
    const { endpoint, region, accessKeyId, secretAccessKey } = objectStore;
    const services: Services = { postgresUrl: postgres.url, s3: { endpoint, region, accessKeyId, secretAccessKey } };
    if (process.connected) process.send?.(services);
    await parentGone;
  } finally {
    await stop();
  }
}

/** Migrated once, with the queue's own tables; each harness copies it. */
async function buildTemplate(postgresUrl: string): Promise<void> {
  const log = createLog('warn');
  const server = createPool(postgresUrl, log);
  await server.query(`create database ${templateDatabase}`);
  await server.end();
  const templateUrl = new URL(postgresUrl);
  templateUrl.pathname = templateDatabase;
  const db = createDb(createPool(templateUrl.href, log));
  await migrate(db);
  await db.destroy();
  const queue = await createQueue({ databaseUrl: templateUrl.href, log });
  await queue.stop();
}

await main();
