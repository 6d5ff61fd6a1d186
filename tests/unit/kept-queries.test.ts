import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptQueries, type KeptState, type KeptStore } from '#client/lib/kept-queries.ts';

const ana = { id: 'ana', name: 'Ana' };
const bea = { id: 'bea', name: 'Bea' };
const dayMs = 24 * 60 * 60 * 1000;

function keyOf(procedure: string, input?: object) {
  return [procedure.split('.'), { ...(input ? { input } : {}), type: 'query' }];
}

function setUp() {
  let kept: KeptState | undefined;
  const store: KeptStore = {
    read: () => Promise.resolve(kept),
    update(change) {
      kept = structuredClone(change(kept)) ?? kept;
      return Promise.resolve();
    },
    clear() {
      kept = undefined;
      return Promise.resolve();
    },
  };
  const start = (release = 'one') => {
    const client = new QueryClient();
    return { client, queries: createKeptQueries({ client, store, release }) };
  };
  return { start, store, kept: () => kept };
}

/** Signs in, receives these answers, and waits for the write. */
async function receive({ start }: ReturnType<typeof setUp>, answers: readonly [readonly unknown[], unknown][]) {
  const { client, queries } = start();
  await queries.open(ana);
  for (const [key, data] of answers) client.setQueryData(key, data);
  await vi.advanceTimersByTimeAsync(2000);
  return { client, queries };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is restored is stale: a payment may lie between two visits', async () => {
  const browser = setUp();
  const key = keyOf('documents.list', { page: 1 });
  await receive(browser, [[key, { items: [] }]]);
  const { client, queries } = browser.start();
  await queries.open(ana);
  expect(client.getQueryCache().find({ queryKey: key, exact: true })?.isStaleByTime(15_000)).toBe(true);
});

test('keeps only the listed procedures, without searches and codes', async () => {
  const browser = setUp();
  await receive(browser, [
    [keyOf('documents.list', { page: 1 }), { items: [{ id: 'a', verificationCode: 'TFE7K2Q9M' }] }],
    [keyOf('documents.list', { page: 1, search: 'passport' }), { items: [] }],
    [keyOf('auth.session'), { user: { name: 'Ana' } }],
    [keyOf('auth.totpStatus'), { isOn: true }],
    [keyOf('documents.fileLink', { id: 'a' }), { url: '/files/secret' }],
    [keyOf('payments.list', { page: 1 }), { items: [] }],
    [keyOf('authenticator.queue', { page: 1 }), { items: [] }],
    [keyOf('admin.users', { page: 1 }), { items: [] }],
  ]);
  const text = JSON.stringify(browser.kept());
  expect(browser.kept()?.state?.queries.map(({ queryKey }) => queryKey)).toEqual([
    keyOf('documents.list', { page: 1 }),
  ]);
  expect(text).not.toMatch(/TFE7K2Q9M|secret|session|passport/);
});

test('restores for the same person and release, within a day', async () => {
  const key = keyOf('documents.stats');
  const cases = [
    { person: ana, release: 'one', laterMs: 1000, found: { total: 3 } },
    { person: bea, release: 'one', laterMs: 1000, found: undefined },
    { person: ana, release: 'two', laterMs: 1000, found: undefined },
    { person: ana, release: 'one', laterMs: dayMs, found: undefined },
  ];
  for (const { person, release, laterMs, found } of cases) {
    const browser = setUp();
    await receive(browser, [[key, { total: 3 }]]);
    vi.setSystemTime(Date.now() + laterMs);
    const { client, queries } = browser.start(release);
    await queries.open(person);
    expect(client.getQueryData(key)).toEqual(found);
    expect(browser.kept()?.state === undefined).toBe(found === undefined);
    expect(browser.kept()?.person).toEqual(person);
  }
});

test('forgetting deletes everything, also a write under way, and keeps nothing after it', async () => {
  const browser = setUp();
  const { client, queries } = await receive(browser, [[keyOf('documents.stats'), { total: 3 }]]);
  client.setQueryData(keyOf('documents.stats'), { total: 4 });
  await queries.forget();
  client.setQueryData(keyOf('documents.stats'), { total: 5 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(browser.kept()).toBeUndefined();
});

test('signing out while the lists open leaves nothing, not even whose they were', async () => {
  const browser = setUp();
  const { update } = browser.store;
  // A database that opens slowly.
  const database = Promise.withResolvers<void>();
  browser.store.update = async (change) => {
    await database.promise;
    await update(change);
  };
  const { client, queries } = browser.start();
  client.setQueryData(keyOf('documents.stats'), { total: 3 });
  const opened = queries.open(ana);
  const forgotten = queries.forget();
  database.resolve();
  await Promise.all([opened, forgotten]);
  // Past the delay of a write.
  await vi.advanceTimersByTimeAsync(5000);
  expect(browser.kept()).toBeUndefined();
});

test('refused storage costs nothing but the kept lists', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const browser = setUp();
  browser.store.read = () => Promise.reject(new Error('storage is refused'));
  browser.store.update = () => Promise.reject(new Error('storage is refused'));
  await receive(browser, [[keyOf('documents.stats'), { total: 3 }]]);
  expect(browser.kept()).toBeUndefined();
});

test('a tab of another person, or left open after signing out, writes nothing', async () => {
  const browser = setUp();
  const key = keyOf('documents.stats');
  const first = await receive(browser, [[key, { total: 3 }]]);
  const second = browser.start();
  await second.queries.open(bea);
  first.client.setQueryData(key, { total: 4 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(browser.kept()).toMatchObject({ person: bea });
  expect(browser.kept()?.state).toBeUndefined();

  await browser.start().queries.forget();
  second.client.setQueryData(key, { total: 5 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(browser.kept()).toBeUndefined();
});

test('names the person of a visit without a network, within a day and of this release', async () => {
  const browser = setUp();
  await receive(browser, [[keyOf('documents.stats'), { total: 3 }]]);
  expect(await browser.start().queries.person()).toEqual(ana);
  expect(await browser.start('two').queries.person()).toBeUndefined();
  vi.setSystemTime(Date.now() + dayMs);
  expect(await browser.start().queries.person()).toBeUndefined();
});
