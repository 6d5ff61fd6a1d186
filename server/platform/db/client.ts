import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/platform/observability/log.ts';
import type { Tracing } from '#server/platform/observability/tracing.ts';
import { isTopic } from '#server/platform/realtime/change-events.ts';
import type { Topic } from '#server/platform/realtime/types.ts';
import { prepareConnection } from './connection.ts';
import { jsonColumnsPlugin } from './json-columns.ts';
import { withNamedStatements } from './named-statements.ts';
import type { DB } from './tables.ts';

/*
 * Four ways to read:
 * - the query builder, `db.selectFrom(…)`: the default;
 * - `precompiled` (precompiled.ts): compiles once and binds parameters, for the few queries of nearly every request;
 * - `batched` (batched.ts): joins concurrent reads by key into one statement, for reads that many requests make at once;
 * - `deps.replica.read(…)` (replica.ts): reports and long lists of staff, which may lag by seconds.
 * Whatever a customer sees, and every write, uses the primary.
 */

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// bigint as number: counts and identities stay far below 2^53; pg returns text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date stays `YYYY-MM-DD`: pg returns midnight in the process's time zone by default.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Per process: enough for every measured load, and the sum of all processes stays below PostgreSQL's limit. */
const maxConnections = 8;
const idleTimeoutMs = 30_000;

interface PoolOptions {
  /** 0 disables it, and `queryTimeoutMs` too unless that is set. */
  statementTimeoutMs?: number;
  /** Destroys a connection that does not respond; longer than the statement timeout. */
  queryTimeoutMs?: number;
  /** For connecting, and for waiting for a free connection. */
  connectTimeoutMs?: number;
  /** Prepared statements; undefined enables them on direct connections and disables them behind a pooler. */
  namedStatements?: boolean | undefined;
  /** Schemas of unqualified names; the database's default unless set. */
  searchPath?: string;
  /** Connections at once. */
  max?: number;
  /** Publishes change signals after each commit; null leaves them to the database's NOTIFY. */
  publish?: ((topic: Topic) => void) | null;
}

/**
 * One pool per process. A broken connection, idle or in use, is logged and replaced. The timeouts sum to less than ten
 * seconds, within which a request to a hanging database fails with 503.
 */
export function createPool(databaseUrl: string, log: Log, options: PoolOptions = {}): pg.Pool {
  const { statementTimeoutMs = 6_000, connectTimeoutMs = 3_000, publish = null, namedStatements, searchPath } = options;
  const { queryTimeoutMs = statementTimeoutMs && statementTimeoutMs + 500 } = options;
  const settings = {
    statementTimeoutMs,
    queryTimeoutMs,
    namedStatements,
    searchPath,
    receivesSignals: publish !== null,
  };
  // The pool awaits the result, although its types say void.
  const onConnect = (client: pg.ClientBase): unknown => prepareConnection(client, settings);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    onConnect,
  });
  if (publish) publishChangeSignals(pool, publish);
  // The pool handles errors of idle connections only; an unhandled one in a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: Reflect.get(error, 'code') }, 'database connection lost'));
  });
  pool.on('error', () => log.debug('idle database connection lost'));
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

/**
 * Collects the signals that the database sends a connection as notices, and publishes them when the pool takes it back:
 * its transaction is over by then. After a rollback a signal is redundant, never wrong.
 */
function publishChangeSignals(pool: pg.Pool, publish: (topic: Topic) => void): void {
  const topicsByClient = new WeakMap<pg.PoolClient, Set<Topic>>();
  pool.on('connect', (client) => {
    const topics = new Set<Topic>();
    topicsByClient.set(client, topics);
    client.on('notice', ({ message, detail = '' }) => {
      if (message === 'change' && isTopic(detail)) topics.add(detail);
    });
  });
  pool.on('release', (_error, client) => {
    const topics = topicsByClient.get(client);
    if (!topics || topics.size === 0) return;
    for (const topic of topics) publish(topic);
    topics.clear();
  });
}
