import pg from 'pg';
import type { Log } from '#server/observability/log.ts';
import { createDb, createPool } from './client.ts';
import { migrate } from './migrate.ts';
import { migrateSandboxes } from './sandbox-schema.ts';

/** Key of the advisory lock, the same in every process. */
const lockKey = 7_203_114;

/**
 * Runs the migrations and then `next`, one process at a time: the others wait without a limit. The advisory lock ends with
 * the connection that holds it.
 */
export async function prepareDatabase<T>(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  next: () => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'migrations', keepAlive: true });
  await holder.connect();
  const connectionLost = Promise.withResolvers<never>();
  connectionLost.promise.catch(() => undefined);
  holder.on('error', connectionLost.reject);
  try {
    // A transaction-level lock, which a pooler cannot leave behind on a server connection.
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    await holder.query('select pg_advisory_xact_lock($1)', [lockKey]);
    return await Promise.race([connectionLost.promise, migrateAnd(next, { databaseUrl, log })]);
  } finally {
    await holder.end();
  }
}

async function migrateAnd<T>(next: () => Promise<T>, { databaseUrl, log }: { databaseUrl: string; log: Log }) {
  // No statement timeout, since building an index takes long; the lock timeout still applies.
  const db = createDb(createPool(databaseUrl, log, { statementTimeoutMs: 0 }));
  try {
    const steps = await migrate(db);
    if (steps.length > 0) log.info({ steps }, 'migrated');
  } finally {
    await db.destroy();
  }
  const sandboxSteps = await migrateSandboxes({ databaseUrl, log });
  if (sandboxSteps.length > 0) log.info({ steps: sandboxSteps.length }, 'sandboxes migrated');
  return next();
}
