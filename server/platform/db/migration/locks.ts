import { sql, type KyselyPlugin, type QueryExecutorProvider } from 'kysely';
import type { Trx } from '../client.ts';

/** A lock that kept others from writing a table, or from reading it too. */
export interface HeldLock {
  table: string;
  /** As in pg_locks: AccessExclusiveLock stops readers, the others writers. */
  mode: string;
  /** From the statement that took it to the end of the transaction. */
  ms: number;
}

const heavyModes = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/**
 * Runs `work` in the transaction and records, after each statement, its locks on existing tables. Call the returned
 * function after the commit to stop the measurement.
 */
export async function watchLocks(
  trx: Trx,
  work: (trx: QueryExecutorProvider) => Promise<void>,
): Promise<() => HeldLock[]> {
  const { rows: existing } = await sql<{ oid: string }>`
    select oid::text as oid from pg_class where relkind in ('r', 'p') and relnamespace <> 'pg_catalog'::regnamespace`.execute(
    trx,
  );
  const ids = existing.map(({ oid }) => oid);
  const since = new Map<string, number>();
  const look = async (startedAt: number): Promise<void> => {
    const { rows } = await sql<{ table: string; mode: string }>`
      select c.relname as table, l.mode from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.granted and l.mode = any(${heavyModes}::text[])
        and l.relation = any(${ids}::oid[])`.execute(trx);
    for (const { table, mode } of rows) {
      const key = `${table} ${mode}`;
      if (!since.has(key)) since.set(key, startedAt);
    }
  };
  let startedAt = performance.now();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      startedAt = performance.now();
      return node;
    },
    transformResult: async ({ result }) => {
      await look(startedAt);
      return result;
    },
  };
  await work(trx.withPlugin(plugin));
  return () => {
    const end = performance.now();
    return [...since].map(([key, from]) => {
      const [table = '', mode = ''] = key.split(' ');
      return { table, mode, ms: Math.ceil(end - from) };
    });
  };
}
