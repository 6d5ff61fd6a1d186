import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { markKept } from './kept-mark.ts';
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
      if (next?.state) markKept(true);
    }),
  async clear() {
    markKept(false);
    await withDatabase((db) => db.clear('kept'));
  },
};

/** The entry script's URL, whose hash changes with any change of the client. */
function release(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Above a usual read; a blocked database must not hold the page. */
const timeoutMs = 500;

/** The kept lists of this browser. */
export const keptQueries = createKeptQueries({ client: queryClient, store, release: release() });

/** Restores this customer's lists, and keeps them from then on. */
export async function openKept({ id, name }: SessionUser): Promise<void> {
  await Promise.race([keptQueries.open({ id, name }), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

/** The customer whose lists are kept, for visits without a network. */
export async function readKeptUser(): Promise<SessionUser | undefined> {
  try {
    const person = await keptQueries.person();
    if (!person) return undefined;
    return {
      ...person,
      email: '',
      role: 'user',
      capabilities: ['order'],
      phone: null,
      locale: null,
      emailVerified: true,
      needsSecondFactor: false,
      person: { ...person, email: '' },
      member: null,
      hasOrganizations: false,
    };
  } catch (error) {
    console.info('Kept lists cannot be read', error);
    return undefined;
  }
}
