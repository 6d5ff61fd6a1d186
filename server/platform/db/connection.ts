import type pg from 'pg';

/** Session settings of every connection of a pool, direct or behind a pooler. */
export interface ConnectionOptions {
  /** 0: none. */
  statementTimeoutMs: number;
  /** Destroys the connection when a query gets no response, for a server that hangs; 0: never. */
  queryTimeoutMs: number;
  /** Change signals arrive as notices on this connection instead of by NOTIFY. */
  receivesSignals: boolean;
  /** Undefined: direct connections only, since a pooler in transaction mode drops them by default. */
  namedStatements: boolean | undefined;
  /** Schemas of unqualified names; the database's default unless set. */
  searchPath?: string | undefined;
}

type Query = (config: unknown, values?: unknown) => Promise<unknown>;

const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 15_000;
const setUpTimeoutMs = 2_000;
const startsTransaction = /^\s*(begin|start transaction)\b/i;

/** The settings as `set` or `set local` statements. */
function setStatements(verb: 'set' | 'set local', options: ConnectionOptions): string {
  const values = {
    statement_timeout: String(options.statementTimeoutMs),
    lock_timeout: String(lockTimeoutMs),
    idle_in_transaction_session_timeout: String(idleInTransactionTimeoutMs),
    timezone: `'UTC'`,
    // Compiling a plan costs more than any statement here takes.
    jit: 'off',
    // Pages are in memory or on an SSD: at the default of 4 a small table is scanned once for every row of a list.
    random_page_cost: '1.1',
    ...(options.searchPath ? { search_path: options.searchPath } : {}),
    ...(options.receivesSignals ? { 'app.notify_mode': `'client'` } : {}),
  };
  return Object.entries(values)
    .map(([name, value]) => `${verb} ${name} = ${value}`)
    .join('; ');
}

/**
 * Applies the settings to a new connection: once where it is direct, per transaction behind a pooler, where the next
 * transaction may run on another server connection. Startup options are not used, since poolers refuse or drop them.
 */
export async function prepareConnection(client: pg.ClientBase, options: ConnectionOptions): Promise<void> {
  const setUp = withTimeout(client, setUpTimeoutMs);
  const isDirect = await setUp(isDirectConnection(client));
  const query = plainQuery(client, options.namedStatements ?? isDirect);
  if (isDirect) await setUp(query(setStatements('set', options)));
  // Pipelining makes a transaction of one statement one round trip.
  else Object.assign(client, { pipeline: true });
  const deadline = withTimeout(client, options.queryTimeoutMs);
  replaceQuery(client, (config, values) => {
    const work = isDirect ? query(config, values) : inTransaction(client, query, { config, values, options });
    return deadline(work);
  });
}

/** False behind a pooler, which announces another backend's process id than the one that executes. */
async function isDirectConnection(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === Reflect.get(client, 'processID');
}

/** The client's own `query`, without statement names unless `keepsNames`. */
function plainQuery(client: pg.ClientBase, keepsNames: boolean): Query {
  const original = client.query.bind(client);
  return async (config, values) => {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const sent = isNamed && !keepsNames ? { ...config, name: undefined } : config;
    return Reflect.apply(original, client, values === undefined ? [sent] : [sent, values]) as Promise<unknown>;
  };
}

/** Runs a statement with `set local` settings, in a transaction of its own when none is open. */
async function inTransaction(
  client: pg.ClientBase,
  query: Query,
  { config, values, options }: { config: unknown; values: unknown; options: ConnectionOptions },
): Promise<unknown> {
  const text: unknown = typeof config === 'string' ? config : Reflect.get(Object(config), 'text');
  if (typeof text !== 'string') throw new TypeError('a query is text');
  const settings = setStatements('set local', options);
  if (startsTransaction.test(text)) return query(`${text}; ${settings}`);
  if (client.getTransactionStatus() !== 'I') return query(config, values);
  const [begun, result, ended] = await Promise.allSettled([
    query(`begin; ${settings}`),
    query(config, values),
    query('commit'),
  ]);
  for (const step of [begun, result, ended]) if (step.status === 'rejected') throw step.reason;
  return result.status === 'fulfilled' ? result.value : undefined;
}

/** Rejects with ETIMEDOUT and destroys the connection, since later queries on it would hang too. */
function withTimeout(client: pg.ClientBase, timeoutMs: number): <T>(work: Promise<T>) => Promise<T> {
  if (timeoutMs === 0) return (work) => work;
  return async (work) => {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('database query timed out'), { code: 'ETIMEDOUT' });
      reject(error);
      const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream');
      const destroy: unknown = Reflect.get(Object(stream), 'destroy');
      if (typeof destroy === 'function') Reflect.apply(destroy, stream, [error]);
    }, timeoutMs);
    try {
      return await Promise.race([work, timedOut]);
    } finally {
      clearTimeout(timer);
      // After a timeout the query rejects as well, when its socket is destroyed.
      work.catch(() => undefined);
    }
  };
}

/** Supports both calling styles: the pool passes a callback, everything else awaits. */
function replaceQuery(client: pg.ClientBase, query: Query): void {
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (config: unknown, ...rest: unknown[]): unknown => {
      const callback = rest.find((part) => typeof part === 'function');
      const values = rest.find(Array.isArray);
      const work = query(config, values);
      if (callback === undefined) return work;
      work.then(
        (result) => Reflect.apply(callback, undefined, [null, result]) as unknown,
        (error: unknown) => Reflect.apply(callback, undefined, [error]) as unknown,
      );
      return undefined;
    },
  });
}
