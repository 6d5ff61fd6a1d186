import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// Counts and identities fit a number here; pg hands them out as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Eight connections a process served every load measured; the sum over processes stays below the server's limit. */
const connections = 8;

/** One pool per process. A broken idle connection is logged and replaced, never fatal. */
export function createPool(databaseUrl: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options:
      '-c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=5000 -c timezone=UTC',
  });
  pool.on('error', (error) => log.warn({ code: Reflect.get(error, 'code') }, 'an idle database connection broke'));
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
