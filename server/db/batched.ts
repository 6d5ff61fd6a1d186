import DataLoader from 'dataloader';
import type { Db } from './client.ts';

/** Questions in one statement. */
const maxBatchSize = 200;

/**
 * A read that many requests make at the same moment, each with its own key: what is asked in one turn of the event loop
 * becomes one statement, since sending one costs more than the rows do. Nothing is remembered from one turn to the next.
 * `answerAll` answers in the order of what was asked; when it fails, all of them fail, so a key that the database could
 * refuse is refused before. Not for transactions.
 */
export function batched<Asked, Answer>(
  answerAll: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (db: Db, asked: Asked) => Promise<Answer> {
  const loaders = new WeakMap<Db, DataLoader<Asked, Answer>>();
  const loaderOf = (db: Db) => {
    const known = loaders.get(db);
    if (known) return known;
    const made = new DataLoader<Asked, Answer>((asked) => answerAll(db, asked), {
      cache: false,
      maxBatchSize: maxBatchSize,
      // After everything that has arrived was read.
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, made);
    return made;
  };
  return (db, asked) => loaderOf(db).load(asked);
}

/** Rows by what they answer, for `coalesced`. */
export function orderByKeys<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}
