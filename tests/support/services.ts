import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateSandboxes } from '#server/platform/db/sandbox-schema.ts';
import { createQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { startObjectStore } from '../../scripts/sandbox/object-store.ts';
import { startPostgres } from '../../scripts/sandbox/postgres.ts';
import { chooseDataRoot } from './data-root.ts';
import { templateDatabase, type Services } from './services-address.ts';

/**
 * Child process with a PostgreSQL, its migrated template database, and an object store for a whole test run. Sends their
 * addresses over IPC; stops and cleans up when its parent disconnects or dies.
 */
async function main(): Promise<void> {
  const parentGone = once(process, 'disconnect');
  const dir = await fs.mkdtemp(path.join(await chooseDataRoot(), 'translation-tests-'));
  // Traversable by the account that PostgreSQL runs as under root.
  await fs.chmod(dir, 0o711);
  const [postgres, objectStore] = await Promise.all([
    startPostgres({ dir: path.join(dir, 'postgres'), fsync: false, fallbackDir: path.join(dir, 'reachable') }),
    startObjectStore({ dir: path.join(dir, 'objects') }),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), objectStore.stop()]);
    await fs.rm(dir, { recursive: true, force: true });
  };
  // Ctrl-C signals the whole process group; the parent decides when to stop.
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

/** Creates the template with migrations and the queue's tables applied; each harness copies it. */
async function buildTemplate(postgresUrl: string): Promise<void> {
  const log = createLog('warn');
  const server = createPool(postgresUrl, log, { statementTimeoutMs: 0 });
  await server.query(`create database ${templateDatabase}`);
  await server.end();
  const templateUrl = new URL(postgresUrl);
  templateUrl.pathname = templateDatabase;
  const db = createDb(createPool(templateUrl.href, log, { statementTimeoutMs: 0 }));
  await migrate(db);
  await db.destroy();
  await migrateSandboxes({ databaseUrl: templateUrl.href, log });
  const queue = await createQueue({ databaseUrl: templateUrl.href, log });
  await queue.stop();
}

await main();
