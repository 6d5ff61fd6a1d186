import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createKeptQueries, type KeptState, type KeptStore } from './kept-queries.ts';
import { queryClient } from './query-client.ts';

interface Schema extends DBSchema {
  kept: { key: 'latest'; value: KeptState };
}

async function withDatabase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>('kept-queries', 1, {
    upgrade(database) {
      database.createObjectStore('kept');
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const store: KeptStore = {
  read: () => withDatabase((db) => db.get('kept', 'latest')),
  update: (change) =>
    withDatabase(async (db) => {
      const { store: kept, done } = db.transaction('kept', 'readwrite');
      const next = change(await kept.get('latest'));
      if (next) await kept.put(next, 'latest');
      await done;
    }),
  clear: () => withDatabase((db) => db.clear('kept')),
};

/** The entry script's URL, whose hash changes with any change of the client. */
function release(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** The kept lists of this browser. */
export const keptQueries = createKeptQueries({ client: queryClient, store, release: release() });
