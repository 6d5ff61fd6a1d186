import net from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Topic } from '../events.ts';
import type { Log } from '../log.ts';
import type { Tracing } from '../tracing.ts';
import { jsonRowsPlugin } from './json-rows.ts';
import { withNamedStatements } from './named-statements.ts';
import type { DB } from './tables.ts';
import { publishWakeUps, toldWakeUps } from './wake-ups.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// Counts and identities fit a number here; pg hands them out as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Eight connections a process served every load measured; the sum over processes stays below the server's limit. */
const connections = 8;
/** Milliseconds after which a connection that nobody uses is closed. */
const idleTimeout = 30_000;

interface PoolOptions {
  /** Milliseconds. */
  statementTimeout?: number;
  /** Milliseconds for a connection, also to wait for one that is free. */
  connectTimeout?: number;
  /** Milliseconds without a word, longer than any statement may take, after which a connection is given up; 0: never. */
  silence?: number;
  /** Sends on what rows changed, after each commit; without it the database sends it itself. */
  publish?: ((topic: Topic) => void) | null;
}

/** One pool per process. A broken connection, idle or in use, is logged and replaced, never fatal. */
export function createPool(databaseUrl: string, log: Log, options: PoolOptions = {}): pg.Pool {
  const { statementTimeout = 10_000, connectTimeout = 5_000, publish = null } = options;
  const { silence = statementTimeout && statementTimeout + idleTimeout } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    stream: () => openLine(silence),
    options:
      `-c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=15000` +
      ` -c lock_timeout=5000 -c timezone=UTC ${publish ? toldWakeUps : ''}`,
  });
  if (publish) publishWakeUps(pool, publish);
  // The pool listens to idle connections only: one that broke in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: Reflect.get(error, 'code') }, 'a database connection broke'));
  });
  pool.on('error', () => log.debug('an idle database connection was given up'));
  return pool;
}

/** A host that is gone says nothing, and the system would wait a quarter of an hour for it. */
function openLine(silence: number): net.Socket {
  const socket = new net.Socket().setTimeout(silence);
  return socket.on('timeout', () => {
    socket.destroy(Object.assign(new Error('the database has said nothing for too long'), { code: 'ETIMEDOUT' }));
  });
}

interface DbOptions {
  /** False is for a pooler in between that does not know them. */
  namedStatements?: boolean;
  tracing?: Tracing | null;
}

export function createDb(pool: pg.Pool, { namedStatements = true, tracing = null }: DbOptions = {}): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: namedStatements ? withNamedStatements(pool) : pool }),
    ...(tracing && {
      log: ({ query, queryDurationMillis, level }) => {
        tracing.statement(query.sql, queryDurationMillis, level === 'error');
      },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), jsonRowsPlugin],
  });
}
