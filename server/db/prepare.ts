import pg from 'pg';
import type { Log } from '#server/observability/log.ts';
import { createDb, createPool } from './client.ts';
import { migrate } from './migrate.ts';

/** Any number, the same in every process. */
const lockKey = 7_203_114;

/**
 * Migrates, and then does `next` (installing what else lives in the database), one process at a time: the others wait for
 * as long as it takes and then find it done. The lock ends with the connection that holds it.
 */
export async function prepareDatabase<T>(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  next: () => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'migrations', keepAlive: true });
  await holder.connect();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  holder.on('error', lost.reject);
  try {
    // The lock belongs to a transaction, so that a pooler in between cannot leave it behind on a server connection.
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    await holder.query('select pg_advisory_xact_lock($1)', [lockKey]);
    return await Promise.race([lost.promise, migrateAnd(next, { databaseUrl, log })]);
  } finally {
    await holder.end();
  }
}

async function migrateAnd<T>(next: () => Promise<T>, { databaseUrl, log }: { databaseUrl: string; log: Log }) {
  // Building an index may take longer than any request may; waiting for a table that is in use may not.
  const db = createDb(createPool(databaseUrl, log, { statementTimeoutMs: 0 }));
  try {
    const steps = await migrate(db);
    if (steps.length > 0) log.info({ steps }, 'migrated');
  } finally {
    await db.destroy();
  }
  return next();
}
