import pg from 'pg';
import type { Log } from '#server/platform/observability/log.ts';
import { createDb, createPool } from './client.ts';
import { migrate } from './migrate.ts';
import { migrateSandboxes } from './sandbox-schema.ts';

/** Key of the advisory lock, the same in every process. */
const lockKey = 7_203_114;

interface Preparation {
  databaseUrl: string;
  log: Log;
  /** Folder of the migrations; this release's unless set. */
  folder?: string | undefined;
  /** Names of the migrations to run on the live schema alone; all, in both schemas, unless set. */
  only?: readonly string[] | undefined;
}

/**
 * Runs the migrations and then `next`, one process at a time: the others wait without a limit. The advisory lock ends with
 * the connection that holds it.
 */
export async function prepareDatabase<T>(options: Preparation, next: () => Promise<T>): Promise<T> {
  const { databaseUrl } = options;
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'migrations', keepAlive: true });
  await holder.connect();
  const connectionLost = Promise.withResolvers<never>();
  // Rejects before it is awaited if the connection is lost early.
  connectionLost.promise.catch(() => undefined);
  holder.on('error', connectionLost.reject);
  try {
    // A transaction-level lock, which a pooler cannot leave behind on a server connection.
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    await holder.query('select pg_advisory_xact_lock($1)', [lockKey]);
    return await Promise.race([connectionLost.promise, migrateAnd(next, options)]);
  } finally {
    await holder.end();
  }
}

async function migrateAnd<T>(next: () => Promise<T>, { databaseUrl, log, folder, only }: Preparation) {
  // No statement timeout, since building an index takes long; each migration sets its lock timeout.
  const db = createDb(createPool(databaseUrl, log, { statementTimeoutMs: 0 }));
  try {
    await migrate(db, { log, folder, only });
  } finally {
    await db.destroy();
  }
  if (only === undefined) await migrateSandboxes({ databaseUrl, log, folder });
  return next();
}
