import type pg from 'pg';

/** How every connection of a pool behaves, whichever way it reaches the server. */
export interface ConnectionOptions {
  /** Milliseconds; 0: none. */
  statementTimeoutMs: number;
  /** Milliseconds until a query without an answer gives its connection up, for a server that hangs; 0: never. */
  queryTimeoutMs: number;
  /** Change signals come to this connection as notices instead of a NOTIFY. */
  receivesSignals: boolean;
  /** Undefined: only without a pooler, since one in transaction mode loses them unless it was told to keep them. */
  namedStatements: boolean | undefined;
}

type Query = (config: unknown, values?: unknown) => Promise<unknown>;

const lockTimeout = 5_000;
const idleInTransactionTimeout = 15_000;
/** Milliseconds for preparing a new connection. */
const setUpTimeout = 2_000;
const startsTransaction = /^\s*(begin|start transaction)\b/i;

/** The settings as `set` or `set local` statements. */
function setStatements(verb: 'set' | 'set local', options: ConnectionOptions): string {
  const values = {
    statement_timeout: String(options.statementTimeoutMs),
    lock_timeout: String(lockTimeout),
    idle_in_transaction_session_timeout: String(idleInTransactionTimeout),
    timezone: `'UTC'`,
    ...(options.receivesSignals ? { 'app.notify_mode': `'client'` } : {}),
  };
  return Object.entries(values)
    .map(([name, value]) => `${verb} ${name} = ${value}`)
    .join('; ');
}

/**
 * Prepares a new connection of a pool. Settings never travel as startup options, which poolers refuse or drop. A direct
 * connection gets them once. Behind a pooler, which announces another backend than the one that answers, the next
 * transaction may run on another server connection, so each transaction sets its own.
 */
export async function prepareConnection(client: pg.ClientBase, options: ConnectionOptions): Promise<void> {
  const setUp = giveUpAfter(client, setUpTimeout);
  const isDirect = await setUp(answersItself(client));
  const query = plainQuery(client, options.namedStatements ?? isDirect);
  if (isDirect) await setUp(query(setStatements('set', options)));
  // Written without waiting for answers in between: a transaction of one statement is one round trip.
  else Object.assign(client, { pipeline: true });
  const deadline = giveUpAfter(client, options.queryTimeoutMs);
  replaceQuery(client, (config, values) => {
    const work = isDirect ? query(config, values) : inTransaction(client, query, { config, values, options });
    return deadline(work);
  });
}

/** False behind a pooler. */
async function answersItself(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === Reflect.get(client, 'processID');
}

/** The client's own `query`, with or without names for statements. */
function plainQuery(client: pg.ClientBase, keepsNames: boolean): Query {
  const own = client.query.bind(client);
  return async (config, values) => {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const sent = isNamed && !keepsNames ? { ...config, name: undefined } : config;
    return Reflect.apply(own, client, values === undefined ? [sent] : [sent, values]) as Promise<unknown>;
  };
}

/** Runs a statement with the settings set for its transaction, which is opened for it when none is open. */
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

/** Destroys the connection when an answer takes longer: the server or the line hangs, and later queries would wait too. */
function giveUpAfter(client: pg.ClientBase, milliseconds: number): <T>(work: Promise<T>) => Promise<T> {
  if (milliseconds === 0) return (work) => work;
  return async (work) => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
      reject(error);
      const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream');
      const destroy: unknown = Reflect.get(Object(stream), 'destroy');
      if (typeof destroy === 'function') Reflect.apply(destroy, stream, [error]);
    }, milliseconds);
    try {
      return await Promise.race([work, tooLate]);
    } finally {
      clearTimeout(timer);
      work.catch(() => undefined);
    }
  };
}

/** The pool itself calls with a callback, everything else awaits. */
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
