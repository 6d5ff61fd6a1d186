import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Db } from './client.ts';

const mostKeys = 200;

/**
 * Joins reads of one event-loop turn into one statement, and caches nothing. `readAll` returns one result per key, in order,
 * and fails for all keys alike, so keys are validated before. Not for transactions. A read that takes the database as long as
 * this process takes to answer has smaller batches: while one is read, another is answered.
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
 * An array parameter that the planner does not see, so one plan serves batches of every length. With it in sight PostgreSQL plans
 * each call anew, as few keys look cheaper than the ten of a shared plan, and planning costs more than reading the rows.
 */
export function arrayOf(list: unknown, element: Element) {
  return sql`(select ${list}::${sql.raw(element)}[])`;
}

/** The right side of `= any(…)` over such an array. */
export function anyOf<Value = string>(list: unknown, element: Element) {
  return sql<Value>`any(${arrayOf(list, element)}::${sql.raw(element)}[])`;
}
