import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Lists of ids make a text for each of their lengths; what comes after this many is prepared anew each time. */
const namesAtMost = 500;

const names = new Map<string, string>();

/**
 * Statements the database must look at anew each time: a search is planned for its own pattern, and a `*` means other
 * columns after a migration by a newer version. What has no parameters is a step of a transaction.
 */
const mustNotBeKept = /\bi?like\b|(select|returning) \*|"\.\*/i;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesAtMost || mustNotBeKept.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not in use here');
    const values = [...parameters];
    return this.#client.query(values.length === 0 ? { text } : { name: nameOf(text), text, values });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/**
 * The same pool, each connection of which has the server parse and plan a statement once and remember it under a name.
 * Behind PgBouncer in transaction mode that needs its version 1.21 (`max_prepared_statements`).
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
