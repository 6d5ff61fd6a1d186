import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { endUserSessions } from '#server/features/auth/session.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { findRedis } from '../../scripts/run/redis.ts';
import { startRedis } from '../../scripts/sandbox/support/redis-server.ts';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer, type ReservedServer } from '../support/http.ts';
import { follow, type Follower } from '../support/live.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';

const pollOptions = { timeout: 60_000, interval: 10 };
const anHour = 60 * 60 * 1000;

/** The pub/sub transport: a server that can be killed and restarted at the same address. */
interface Carrier {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

interface Transport {
  name: string;
  startCarrier(): Promise<Carrier>;
  /** Environment of a process that reaches the transport at `address`; `own` is the transport's default. */
  settings(address: string, own: string): Record<string, string>;
  /** `env` with the transport at another address. */
  at(env: Env, address: string): Env;
}

const transports: Transport[] = [
  {
    name: 'PostgreSQL',
    async startCarrier() {
      const postgres = await startOwnPostgres();
      return { ...postgres, kill: postgres.stop };
    },
    settings: (address, own) => ({ DATABASE_URL: own, DATABASE_DIRECT_URL: address }),
    at: (env, databaseDirectUrl) => ({ ...env, databaseDirectUrl }),
  },
  {
    name: 'Redis',
    startCarrier: startRedis,
    settings: (address) => ({ REDIS_URL: address, REDIS_LOOK_AGAIN_SECONDS: '3600' }),
    at: (env, url) => ({ ...env, redis: { url, pollIntervalMs: anHour } }),
  },
];

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** The name in each notification, in order of arrival. */
function names(follower: Follower): string[] {
  return follower.changes().map(({ event }) => event.notification?.message.split('.')[0] ?? '');
}

function tell({ db }: Pick<Deps, 'db'>, user: { id: string }, name: string): Promise<void> {
  const payload = { documentId: randomUUID(), filename: `${name}.pdf` };
  return db.transaction().execute((trx) => notify(trx, { userId: user.id, kind: 'translation_ready', payload }));
}

// Without Redis its cases are skipped, except where every test is required: there its absence fails.
const isLeftOut = (name: string): boolean => name === 'Redis' && findRedis() === undefined && !process.env['CI'];

const suiteOver = (transport: Transport) => () => {
  let carrier: Carrier;
  let lineHere: CutProxy;
  let lineThere: CutProxy;
  let h: Harness;
  let there: Deps;
  let server: ReservedServer;
  let url: string;
  const followers: Follower[] = [];

  beforeAll(async () => {
    carrier = await transport.startCarrier();
    [lineHere, lineThere] = await Promise.all([startCutProxy(carrier.url), startCutProxy(carrier.url)]);
    h = await createHarness({ env: transport.settings(lineHere.url, carrier.url) });
    await h.listen();
    server = await reserveServer();
    there = await createDeps(transport.at(h.env, lineThere.url), { log: h.deps.log });
    await there.pubsub.start(there.events);
    ({ url } = server.serve(there));
  });
  afterEach(async () => {
    await Promise.all(followers.splice(0).map((follower) => follower.stop()));
  });
  afterAll(async () => {
    await server.close();
    await closeDeps(there);
    await h.stop();
    await Promise.all([lineHere.stop(), lineThere.stop()]);
    await carrier.remove();
  });

  async function followThere(user: BuiltUser, origin = url): Promise<Follower> {
    const follower = follow({ origin: () => origin, cookie: user.cookie });
    followers.push(follower);
    await vi.waitFor(() => expect(follower.seen).not.toEqual([]), pollOptions);
    return follower;
  }

  test('writes of one process reach the other in order', async () => {
    const ana = await buildUser(h);
    const follower = await followThere(ana);
    for (const number of numbers(100)) await tell(number.endsWith('0') ? there : h.deps, ana, number);
    await vi.waitFor(() => expect(names(follower)).toEqual(numbers(100)), pollOptions);
  });

  test('never delivers to another user', async () => {
    const people = await Promise.all(numbers(4).map(() => buildUser(h)));
    const all = await Promise.all(people.map((person) => followThere(person)));
    await Promise.all(
      people.map(async (person) => {
        for (const number of numbers(25)) await tell(h.deps, person, `${person.id} ${number}`);
      }),
    );
    for (const [index, follower] of all.entries()) {
      const own = numbers(25).map((number) => `${people[index]?.id} ${number}`);
      await vi.waitFor(() => expect(names(follower)).toEqual(own), pollOptions);
    }
  });

  test('a thousand topics: each is signaled once by its own change and by no other', async () => {
    const keys = numbers(1000).map(() => randomUUID());
    const woken = new Map(keys.map((key) => [key, 0]));
    const unsubscribe = keys.map((key) =>
      there.events.subscribe('sessions', key, () => woken.set(key, (woken.get(key) ?? 0) + 1)),
    );
    const told = keys.filter((_, index) => index % 2 === 0);
    // As many at once as the pool has connections: 500 that wait for one exceed its time-out on a busy machine.
    for (let from = 0; from < told.length; from += 10) {
      const some = told.slice(from, from + 10);
      await Promise.all(some.map((key) => sql`select notify_change('sessions', ${key})`.execute(h.db)));
    }
    const last = randomUUID();
    const arrived = vi.fn();
    unsubscribe.push(there.events.subscribe('notifications', last, arrived));
    await sql`select notify_change('notifications', ${last})`.execute(h.db);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce(), pollOptions);
    expect(keys.filter((key) => woken.get(key) === 1)).toEqual(told);
    expect(keys.filter((key) => woken.get(key) === 0)).toHaveLength(500);
    for (const end of unsubscribe) end();
  });

  test('ending a session closes its socket on the other process, and so does deleting its row', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const [hers, his] = [await followThere(ana), await followThere(ben)];
    await endUserSessions(h.db, ana.id);
    await vi.waitFor(() => expect(hers.closed[0]).toBe(4001), pollOptions);
    await sql`delete from profiles where id = ${ben.id}`.execute(h.db);
    await vi.waitFor(() => expect(his.closed[0]).toBe(4001), pollOptions);
  });

  test('the database sends NOTIFY only when it is the transport', async () => {
    const ana = await buildUser(h);
    const follower = await followThere(ana);
    const [told, enqueued] = [vi.fn(), vi.fn()];
    const unsubscribe = there.events.subscribe('jobs', 'auth.sweep', enqueued);
    const listener = await listenToEverything(told);
    await tell(h.deps, ana, 'told');
    await vi.waitFor(() => expect(names(follower)).toEqual(['told']), pollOptions);
    await sql`update profiles set role = 'admin' where id = ${ana.id}`.execute(h.db);
    await endUserSessions(h.db, ana.id);
    await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
    await vi.waitFor(() => expect(follower.closed).not.toEqual([]), pollOptions);
    await listener.end();
    if (h.env.redis) {
      expect(told).not.toHaveBeenCalled();
      // The job queue's listener gets no NOTIFY, so the worker is signaled in process.
      await vi.waitFor(() => expect(enqueued).toHaveBeenCalledOnce(), pollOptions);
    } else {
      expect(told).toHaveBeenCalledTimes(4);
    }
    unsubscribe();
  });

  /** Listens on every channel the application notifies until `end`, which drains pending notifications first. */
  async function listenToEverything(onNotified: () => void): Promise<{ end(): Promise<void> }> {
    const client = new pg.Client({ connectionString: h.env.databaseUrl });
    const ended = Promise.withResolvers<undefined>();
    client.on('notification', ({ payload }) => {
      if (payload === 'the end') ended.resolve(undefined);
      else onNotified();
    });
    await client.connect();
    await client.query(`listen changes`);
    // The job queue's channel name.
    const { rows } = await client.query<{ channel: string }>(
      `select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`,
    );
    await client.query(`listen "${rows[0]?.channel}"`);
    return {
      async end() {
        await client.query(`select pg_notify('changes', 'the end')`);
        await ended.promise;
        await client.end();
      },
    };
  }

  test.each([
    ['the one that hears', () => [lineThere]],
    ['the one that tells', () => [lineHere]],
    ['both', () => [lineHere, lineThere]],
  ])('loses no message when a connection is cut: %s', async (_whose, lines) => {
    const ana = await buildUser(h);
    const follower = await followThere(ana);
    const told = numbers(100);
    for (const [index, number] of told.entries()) {
      // Also cut before the last event, so that no later one can trigger its delivery.
      if (index % 20 === 19) for (const line of lines()) line.set('cut');
      await tell(h.deps, ana, number);
      if (index % 20 === 19) for (const line of lines()) line.set('open');
    }
    await vi.waitFor(() => expect(names(follower)).toEqual(told), pollOptions);
    expect(follower.closed).toEqual([]);
    await vi.waitFor(
      () => expect([h.deps.pubsub.isAlive(), there.pubsub.isAlive()]).toEqual([true, true]),
      pollOptions,
    );
  });

  test('loses no message when its server is killed and restarted', async () => {
    const ana = await buildUser(h);
    const follower = await followThere(ana);
    await tell(h.deps, ana, 'before');
    await carrier.kill();
    await vi.waitFor(
      () => expect([h.deps.pubsub.isAlive(), there.pubsub.isAlive()]).toEqual([false, false]),
      pollOptions,
    );
    const isTold = vi.waitFor(() => tell(h.deps, ana, 'meanwhile'), pollOptions);
    await carrier.start();
    await isTold;
    await tell(h.deps, ana, 'after');
    await vi.waitFor(() => expect(names(follower)).toEqual(['before', 'meanwhile', 'after']), pollOptions);
  });

  test('delivers between two real processes', { tags: 'sweep' }, async () => {
    const settings = { ...settingsOf(h.env), ...transport.settings(carrier.url, carrier.url) };
    const two: ServerProcess[] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    const [one, other] = two;
    const ana = await buildUser(h);
    await tell(h.deps, ana, 'read me');
    const follower = await followThere(ana, other?.url);
    const post = (procedure: string) =>
      fetch(`${one?.url}/trpc/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: h.env.publicUrl, cookie: ana.cookie },
        body: '{}',
      });
    expect((await post('notifications.markAllRead')).status).toBe(200);
    await vi.waitFor(() => expect(follower.changes().map(({ event }) => event.kind)).toEqual(['update']), pollOptions);
    expect((await post('auth.logout')).status).toBe(200);
    await vi.waitFor(() => expect(follower.closed[0]).toBe(4001), pollOptions);
    expect(await Promise.all(two.map((process) => process.stop()))).toEqual([0, 0]);
  });

  if (transport.name !== 'Redis') return;

  test('other processes poll what a process committed before it died', async () => {
    const patient = await createDeps(
      { ...there.env, redis: { url: carrier.url, pollIntervalMs: 300 } },
      { log: h.deps.log, jobs: h.deps.jobs },
    );
    const third = await reserveServer();
    third.serve(patient);
    await patient.pubsub.start(patient.events);
    const ana = await buildUser(h);
    const follower = await followThere(ana, third.url);
    const dying = createDb(createPool(h.env.databaseUrl, h.deps.log, { publish: () => undefined }));
    await tell({ db: dying }, ana, 'never said');
    await vi.waitFor(() => expect(names(follower)).toEqual(['never said']), pollOptions);
    await dying.destroy();
    await follower.stop();
    await third.close();
    await patient.pubsub.stop();
    await patient.pool.end();
  });
};

for (const transport of transports) {
  const { name } = transport;
  describe.skipIf(isLeftOut(name))(`change signals over ${name}`, { meta: { needs: name } }, suiteOver(transport));
}
