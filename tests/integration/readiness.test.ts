import { once } from 'node:events';
import http from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createStripe, createStripeClock, type StripeClock } from '#server/integrations/stripe.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer, type ReservedServer } from '../support/http.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

let postgres: OwnPostgres;
let line: CutProxy;
let lineToStore: CutProxy;
let h: Harness;
let url: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  line = await startCutProxy(postgres.url);
  lineToStore = await startCutProxy(inject('services').s3.endpoint);
  h = await createHarness({
    env: { DATABASE_URL: postgres.url, DATABASE_DIRECT_URL: line.url, S3_ENDPOINT: lineToStore.url },
  });
  ({ url } = await h.listen());
});
afterEach(() => h.setNow(null));
afterAll(async () => {
  await h.stop();
  await Promise.all([line.stop(), lineToStore.stop()]);
  await postgres.remove();
});

interface Readiness {
  status: number;
  /** Checks that failed. */
  red: string[];
  ms: number;
}

async function ask(origin = url): Promise<Readiness> {
  const asked = performance.now();
  const answer = await fetch(`${origin}/health/ready`);
  const { checks } = (await answer.json()) as { checks: Record<string, boolean> };
  const red = Object.keys(checks).filter((name) => !checks[name]);
  return { status: answer.status, red, ms: performance.now() - asked };
}

/** Milliseconds until it answers `status`. */
async function waitFor(status: number): Promise<number> {
  const began = performance.now();
  await vi.waitFor(async () => expect((await ask()).status).toBe(status), { timeout: 20_000, interval: 20 });
  return performance.now() - began;
}

test('all is well', async () => expect(await ask()).toMatchObject({ status: 200, red: [] }));

test('red within two seconds after PostgreSQL stopped, green within two after it is back', async () => {
  await postgres.stop();
  expect(await waitFor(503)).toBeLessThan(2_000);
  expect((await ask()).red).toEqual(expect.arrayContaining(['database', 'schema', 'clock', 'changeSignals', 'queue']));
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await postgres.start();
  expect(await waitFor(200)).toBeLessThan(2_000);
});

test('red while wake-ups do not arrive', async () => {
  line.set('cut');
  await vi.waitFor(async () => expect((await ask()).red).toContain('changeSignals'), { timeout: 10_000 });
  expect((await ask()).red).not.toContain('database');
  line.set('open');
  await waitFor(200);
});

test('red when no connection to the database becomes free within a second', async () => {
  const taken = await Promise.all(Array.from({ length: h.deps.pool.options.max }, () => h.deps.pool.connect()));
  const { status, red, ms } = await ask();
  for (const client of taken) client.release();
  expect([status, red.includes('database')]).toEqual([503, true]);
  expect(ms).toBeLessThan(2_000);
  await waitFor(200);
});

describe('the clock', () => {
  test.each([
    [-61, 503],
    [-59, 200],
    [59, 200],
    [61, 503],
  ])('%i seconds ahead of the database: %i', async (seconds, status) => {
    h.setNow(new Date(Date.now() + seconds * 1000));
    expect(await ask()).toMatchObject({ status, red: status === 200 ? [] : ['clock'] });
  });
});

describe('the clock of Stripe, as its answers say', () => {
  let stripe: http.Server;
  let aheadBy = 0;
  let server: ReservedServer;
  let clock: StripeClock;
  /** Milliseconds by which the clock that never jumps is ahead. */
  let passed = 0;
  beforeAll(async () => {
    stripe = http.createServer((_request, response) => {
      response.setHeader('Date', new Date(Date.now() + aheadBy * 1000).toUTCString());
      response.setHeader('Content-Type', 'application/json').end('{"object":"balance"}');
    });
    stripe.listen(0, '127.0.0.1');
    await once(stripe, 'listening');
    server = await reserveServer();
    clock = createStripeClock(() => performance.now() + passed);
    server.serve({ ...h.deps, stripeClock: clock });
  });
  afterAll(async () => {
    await server.close();
    stripe.close();
    stripe.closeAllConnections();
  });

  /** One call of the product's client to a Stripe whose clock is that many seconds ahead of ours. */
  async function call(seconds: number): Promise<void> {
    aheadBy = seconds;
    const apiUrl = `http://127.0.0.1:${readAddress(stripe).port}`;
    await createStripe({ ...h.env.stripe, apiUrl }, clock).balance.retrieve();
  }
  const red = { status: 503, red: ['clock'] };
  const green = { status: 200, red: [] };

  test('nobody has asked it yet: green', async () => expect(await ask(server.url)).toMatchObject(green));

  test.each([
    [-62, red],
    [-58, green],
    [58, green],
    [62, red],
  ])('%i seconds ahead of us', async (seconds, expected) => {
    await call(seconds);
    expect(await ask(server.url)).toMatchObject(expected);
  });

  test('our clock jumps after an answer, and back', async () => {
    await call(-30);
    expect(await ask(server.url)).toMatchObject(green);
    h.setNow(new Date(Date.now() + 40_000));
    expect(await ask(server.url)).toMatchObject(red);
    h.setNow(null);
    expect(await ask(server.url)).toMatchObject(green);
  });

  test('an answer of long ago says nothing any more', async () => {
    await call(90);
    expect(await ask(server.url)).toMatchObject(red);
    passed = 11 * 60_000;
    expect(await ask(server.url)).toMatchObject(green);
  });
});

test('what the product asks Stripe anyway tells it the time', async () => {
  expect(h.deps.stripeClock.now()).toBeUndefined();
  const unknown = h.deps.stripe.checkout.sessions.retrieve('cs_test_unknown');
  await expect(unknown).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  const off = Date.now() - (h.deps.stripeClock.now() ?? 0);
  expect(Math.abs(off)).toBeLessThan(2_000);
});

describe('work that is due and that nobody has begun', () => {
  async function enqueueDue(minutesAgo: number): Promise<void> {
    await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
    await sql`update pgboss.job set start_after = now() - make_interval(mins => ${minutesAgo})`.execute(h.db);
  }
  afterEach(() => sql`delete from pgboss.job`.execute(h.db));

  test('for four minutes, or not due yet: green', async () => {
    await enqueueDue(4);
    expect(await ask()).toMatchObject({ status: 200, red: [] });
    await enqueueDue(-10);
    expect(await ask()).toMatchObject({ status: 200, red: [] });
  });

  test('for six minutes: red where the work is done', async () => {
    await enqueueDue(6);
    expect(await ask()).toMatchObject({ status: 503, red: ['queue'] });
  });

  test('and said, no more, where it is not', async () => {
    await enqueueDue(6);
    const web = await startServerProcess({ ...settingsOf(h.env), ROLE: 'web' });
    expect(await ask(web.url)).toMatchObject({ status: 200, red: ['queue'] });
    await web.kill();
  });
});

test('without the object store people still come', async () => {
  lineToStore.set('cut');
  expect(await ask()).toMatchObject({ status: 200, red: ['storage'] });
  lineToStore.set('open');
});

test('a process starts and serves people while Redis is away, and says so', async () => {
  const one = await startServerProcess({ ...settingsOf(h.env), REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await ask(one.url)).toMatchObject({ status: 200, red: ['changeSignals'] });
  expect(await one.stop()).toBe(0);
});

test('a connection that the database ended is no reason', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and application_name = ''`);
  await other.end();
  expect(await waitFor(200)).toBeLessThan(2_000);
});
