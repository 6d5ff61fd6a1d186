import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Topic } from '#server/realtime/change-events.ts';
import type { Log } from '#server/observability/log.ts';
import type { Tracing } from '#server/observability/tracing.ts';
import { prepareConnection } from './connection.ts';
import { jsonColumnsPlugin } from './json-columns.ts';
import { withNamedStatements } from './named-statements.ts';
import type { DB } from './tables.ts';
import { publishChangeSignals } from './change-signals.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// Counts and identities fit a number here; pg hands them out as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Eight connections a process served every load measured; the sum over processes stays below the server's limit. */
const connections = 8;
/** Milliseconds after which a connection that nobody uses is closed. */
const idleTimeout = 30_000;

interface PoolOptions {
  /** Milliseconds; 0: none, and no `queryTimeout` either unless it is given. */
  statementTimeoutMs?: number;
  /** Milliseconds until a connection without an answer is given up, longer than any statement may take. */
  queryTimeoutMs?: number;
  /** Milliseconds for a connection, also to wait for one that is free. */
  connectTimeoutMs?: number;
  /** False behind a pooler that cannot keep prepared statements; undefined: false behind any pooler. */
  namedStatements?: boolean | undefined;
  /** Sends on what rows changed, after each commit; without it the database sends it itself. */
  publish?: ((topic: Topic) => void) | null;
}

/**
 * One pool per process. A broken connection, idle or in use, is logged and replaced, never fatal. The timeouts add up to
 * less than ten seconds, after which a request to a database that hangs is answered with 503.
 */
export function createPool(databaseUrl: string, log: Log, options: PoolOptions = {}): pg.Pool {
  const { statementTimeoutMs = 6_000, connectTimeoutMs = 3_000, publish = null, namedStatements } = options;
  const { queryTimeoutMs = statementTimeoutMs && statementTimeoutMs + 500 } = options;
  const settings = { statementTimeoutMs, queryTimeoutMs, namedStatements, receivesSignals: publish !== null };
  // Awaited by the pool; its types do not say so.
  const onConnect = (client: pg.ClientBase): unknown => prepareConnection(client, settings);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    onConnect,
  });
  if (publish) publishChangeSignals(pool, publish);
  // The pool listens to idle connections only: one that broke in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: Reflect.get(error, 'code') }, 'a database connection broke'));
  });
  pool.on('error', () => log.debug('an idle database connection was given up'));
  return pool;
}

export function createDb(pool: pg.Pool, { tracing = null }: { tracing?: Tracing | null } = {}): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    ...(tracing && {
      log: ({ query, queryDurationMillis, level }) =>
        tracing.statement(query.sql, queryDurationMillis, level === 'error'),
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), jsonColumnsPlugin],
  });
}
