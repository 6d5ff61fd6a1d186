import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Db } from './client.ts';

const mostKeys = 200;

/**
 * Joins reads of one event-loop turn into one statement, and caches nothing. `readAll` returns one result per key, in
 * order, and fails for all keys alike, so keys are validated before. Not for transactions. Expensive reads use a
 * smaller `maxBatchSize`, so that the database reads one batch while this process responds to another.
 */
export function batched<Key, Result>(
  readAll: (db: Db, keys: readonly Key[]) => Promise<readonly Result[]>,
  { maxBatchSize = mostKeys }: { maxBatchSize?: number } = {},
): (db: Db, key: Key) => Promise<Result> {
  const loaders = new WeakMap<Db, DataLoader<Key, Result>>();
  const loaderOf = (db: Db) => {
    const known = loaders.get(db);
    if (known) return known;
    const loader = new DataLoader<Key, Result>((keys) => readAll(db, keys), {
      cache: false,
      maxBatchSize,
      // Dispatches after all pending I/O of this turn was read.
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, loader);
    return loader;
  };
  return (db, key) => loaderOf(db).load(key);
}

/** Rows in the order of `keys`, undefined for a key without a row; for `batched`. */
export function orderByKeys<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}

type Element = 'uuid' | 'text' | 'bytea' | 'int' | 'bigint';

/**
 * Hides an array parameter from the planner, so that one generic plan serves batches of any length. Otherwise
 * PostgreSQL replans each call, since short arrays look cheaper than the generic plan's ten elements; planning costs
 * more than the read.
 */
export function arrayOf(list: unknown, element: Element) {
  return sql`(select ${list}::${sql.raw(element)}[])`;
}

/** The right side of `= any(…)` over such an array. */
export function anyOf<Value = string>(list: unknown, element: Element) {
  return sql<Value>`any(${arrayOf(list, element)}::${sql.raw(element)}[])`;
}
