import { dehydrate, hydrate, type DehydratedState, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The customer's lists, kept in this browser, so that a reload starts with them.
 * Promises: only the procedures of `keptProcedures`; restored for the same person and release, within a day; one person at a
 * time, also across tabs.
 * Never: the session, signed links, codes, payments, files, staff's lists, searches; anything written after `forget`.
 */

const keptProcedures: readonly string[] = [
  'documents.stats',
  'documents.list',
  'documents.questions',
  'documents.translations',
  'folders.list',
  'notifications.list',
  'notifications.unreadCount',
];
const maxAgeMs = 24 * 60 * 60 * 1000;
const writeDelayMs = 1000;

export interface KeptPerson {
  id: string;
  name: string | null;
}

export interface KeptState {
  person: KeptPerson;
  release: string;
  /** Epoch milliseconds. */
  at: number;
  /** Undefined until something is kept. */
  state?: DehydratedState;
}

export interface KeptStore {
  read: () => Promise<KeptState | undefined>;
  /** Replaces the stored value in one transaction; unchanged when `change` returns undefined. */
  update: (change: (kept: KeptState | undefined) => KeptState | undefined) => Promise<void>;
  clear: () => Promise<void>;
}

export interface KeptQueries {
  /** Restores this user's last lists, and stores newer ones from then on. Runs once until `forget`. */
  open: (person: KeptPerson) => Promise<void>;
  /** Whose lists are kept, for visits without a network. */
  person: () => Promise<KeptPerson | undefined>;
  /** Stops keeping and deletes what was kept. */
  forget: () => Promise<void>;
}

export interface KeptQueriesOptions {
  client: QueryClient;
  store: KeptStore;
  /** Identifies the build, whose shapes the kept answers have. */
  release: string;
}

export function createKeptQueries({ client, store, release }: KeptQueriesOptions): KeptQueries {
  let openFor: string | undefined;
  let unsubscribe: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const isFresh = (kept: KeptState | undefined): kept is KeptState =>
    kept?.release === release && Date.now() - kept.at < maxAgeMs;

  async function restore(person: KeptPerson): Promise<void> {
    let found: KeptState | undefined;
    await store.update((kept) => {
      if (openFor !== person.id) return undefined;
      if (isFresh(kept) && kept.person.id === person.id) {
        found = kept;
        return undefined;
      }
      // Claims the store: tabs of another person, and those that signed out, write no more.
      return { person, release, at: Date.now() };
    });
    if (found?.state && openFor === person.id) hydrate(client, outdated(found.state));
  }

  function write(person: KeptPerson): void {
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
      shouldDehydrateMutation: () => false,
      serializeData: withoutCodes,
    });
    const next: KeptState = { person, release, at: Date.now(), state };
    writing = writing
      .then(() => store.update((kept) => (kept?.person.id === person.id ? next : undefined)))
      .catch(ignoreStorage);
  }

  function schedule(person: KeptPerson): void {
    clearTimeout(timer);
    timer = setTimeout(() => write(person), writeDelayMs);
  }

  function stop(): void {
    openFor = undefined;
    clearTimeout(timer);
    unsubscribe?.();
    unsubscribe = undefined;
  }

  return {
    async open(person) {
      if (openFor === person.id) return;
      stop();
      openFor = person.id;
      unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.state.status !== 'success' || !isKept(query.queryKey as QueryKey)) return;
        schedule(person);
      });
      // `forget` waits for it, since it writes whose lists are kept.
      writing = writing.then(() => restore(person)).catch(ignoreStorage);
      await writing;
      // Earlier results are stored too.
      const cache = client.getQueryCache();
      if (openFor === person.id && cache.getAll().some(({ queryKey }) => isKept(queryKey))) schedule(person);
    },
    async person() {
      const kept = await store.read();
      return isFresh(kept) ? kept.person : undefined;
    },
    async forget() {
      stop();
      await writing;
      await store.clear();
    },
  };
}

/** Browsers refuse storage in private windows and when the disk is full: lists then load from the server only. */
function ignoreStorage(error: unknown): void {
  console.info('Lists cannot be kept in this browser', error);
}

/** The same queries, marked stale: each is refetched on first use, since an order may have been paid between visits. */
function outdated(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 1 } }));
  return { ...state, queries };
}

function isKept([path, options]: QueryKey): boolean {
  if (!Array.isArray(path) || !keptProcedures.includes(path.join('.'))) return false;
  return !JSON.stringify(options ?? null).includes('"search"');
}

/** A copy without verification codes, which the lists do not show. */
function withoutCodes(data: unknown): unknown {
  const text = JSON.stringify(data, (key, value: unknown) => (key === 'verificationCode' ? '' : value));
  return JSON.parse(text) as unknown;
}
