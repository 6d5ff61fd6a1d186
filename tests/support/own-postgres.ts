import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDb, createPool } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/observability/log.ts';
import { startPostgres, type Postgres } from '../../scripts/sandbox/postgres.ts';

/** A PostgreSQL of a test's own, which it may stop. */
export interface OwnPostgres {
  /** A migrated, empty database. */
  url: string;
  stop(): Promise<void>;
  /** Starts it again under the same address. */
  start(): Promise<void>;
  /** Ends it for good and leaves nothing. */
  remove(): Promise<void>;
}

/** Starts one, empty but for the tables. With `fsync` what was committed outlives a crash of it. */
export async function startOwnPostgres({ fsync = false } = {}): Promise<OwnPostgres> {
  const dir = path.join(os.tmpdir(), `postgres-${randomUUID()}`);
  const place = { dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'reachable'), fsync };
  await fs.mkdir(dir, { mode: 0o711 });
  let server: Postgres = await startPostgres(place);
  const { url, port } = server;
  const db = createDb(createPool(url, createLog('warn')));
  await migrate(db);
  await db.destroy();
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
