import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Bounds the names: lists of ids make one text per length. Later texts stay unprepared. */
const maxNames = 500;

const names = new Map<string, string>();

/**
 * Statements without a name: a search needs a plan for its own pattern, and `*` means other columns after a migration by a
 * newer release.
 */
const unnamed = /\bi?like\b|(select|returning) \*|"\.\*/i;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames || unnamed.test(text)) return known;
  return addName(text);
}

function addName(text: string): string {
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Names a statement whatever the bound, for the few of nearly every request. */
export function keepName(text: string): void {
  if (!names.has(text) && !unnamed.test(text)) addName(text);
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported');
    const values = [...parameters];
    // A statement without parameters is a step of a transaction.
    return this.#client.query(values.length === 0 ? { text } : { name: nameOf(text), text, values });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/**
 * Wraps a pool so that each connection prepares a statement once, under a name. Behind PgBouncer in transaction mode this
 * needs version 1.21 with `max_prepared_statements`.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, NamingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const naming = new NamingClient(client);
      clients.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}
