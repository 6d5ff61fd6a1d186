import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateSandboxes } from '#server/platform/db/sandbox-schema.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { startPostgres, type Postgres } from '../../scripts/sandbox/postgres.ts';

/** A dedicated PostgreSQL server, which a test may stop. */
export interface OwnPostgres {
  /** A migrated, empty database. */
  url: string;
  stop(): Promise<void>;
  /** Restarts it on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** Starts a server with a migrated, empty database. With `fsync`, commits survive a crash. */
export async function startOwnPostgres({ fsync = false } = {}): Promise<OwnPostgres> {
  const dir = path.join(os.tmpdir(), `postgres-${randomUUID()}`);
  const place = { dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'reachable'), fsync };
  await fs.mkdir(dir, { mode: 0o711 });
  let server: Postgres = await startPostgres(place);
  const { url, port } = server;
  const db = createDb(createPool(url, createLog('warn')));
  await migrate(db);
  await db.destroy();
  await migrateSandboxes({ databaseUrl: url, log: createLog('warn') });
  return {
    url,
    stop: () => server.stop(),
    async start() {
      server = await startPostgres({ ...place, port });
    },
    async remove() {
      await server.stop();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}
