import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { findSandboxFault } from '#server/platform/db/sandbox-schema.ts';
import { createStripe, createStripeClock, type StripeClock } from '#server/platform/integrations/stripe.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer, type ReservedServer } from '../support/http.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';

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
  /** Names of the failed checks. */
  red: string[];
  ms: number;
}

async function probe(origin = url): Promise<Readiness> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/health/ready`);
  const { checks } = (await answer.json()) as { checks: Record<string, boolean> };
  const red = Object.keys(checks).filter((name) => !checks[name]);
  return { status: answer.status, red, ms: performance.now() - startedAt };
}

/** Milliseconds until readiness returns `status`. */
async function waitFor(status: number): Promise<number> {
  const began = performance.now();
  await vi.waitFor(async () => expect((await probe()).status).toBe(status), { timeout: 60_000, interval: 20 });
  return performance.now() - began;
}

test('tells its release', async () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await fs.readFile(inRoot('package.json'), 'utf8')));
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ version });
});

test('green when every check passes', async () => expect(await probe()).toMatchObject({ status: 200, red: [] }));

test('red within two seconds of PostgreSQL stopping, green within two of its return', async () => {
  await postgres.stop();
  expect(await waitFor(503)).toBeLessThan(2_000);
  expect((await probe()).red).toEqual(
    expect.arrayContaining(['database', 'schema', 'sandboxes', 'clock', 'changeSignals', 'queue']),
  );
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await postgres.start();
  expect(await waitFor(200)).toBeLessThan(2_000);
});

test('red while change signals do not arrive', async () => {
  line.set('cut');
  await vi.waitFor(async () => expect((await probe()).red).toContain('changeSignals'), { timeout: 60_000 });
  expect((await probe()).red).not.toContain('database');
  line.set('open');
  await waitFor(200);
});

test('red when no pooled connection is free within a second', async () => {
  const taken = await Promise.all(Array.from({ length: h.deps.pool.options.max }, () => h.deps.pool.connect()));
  const { status, red, ms } = await probe();
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
    expect(await probe()).toMatchObject({ status, red: status === 200 ? [] : ['clock'] });
  });
});

describe('clock skew against the Date header of Stripe', () => {
  let stripe: http.Server;
  let aheadBy = 0;
  let server: ReservedServer;
  let clock: StripeClock;
  /** Offset of the monotonic clock in milliseconds. */
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

  /** One call of the application's client to a Stripe whose clock is that many seconds ahead. */
  async function call(seconds: number): Promise<void> {
    aheadBy = seconds;
    const apiUrl = `http://127.0.0.1:${readAddress(stripe).port}`;
    await createStripe({ ...h.env.stripe, apiUrl }, clock).balance.retrieve();
  }
  const red = { status: 503, red: ['clock'] };
  const green = { status: 200, red: [] };

  test('green before the first call to Stripe', async () => expect(await probe(server.url)).toMatchObject(green));

  test.each([
    [-62, red],
    [-58, green],
    [58, green],
    [62, red],
  ])('%i seconds ahead of us', async (seconds, expected) => {
    await call(seconds);
    expect(await probe(server.url)).toMatchObject(expected);
  });

  test('detects a jump of the local clock after a response, and its return', async () => {
    await call(-30);
    expect(await probe(server.url)).toMatchObject(green);
    h.setNow(new Date(Date.now() + 40_000));
    expect(await probe(server.url)).toMatchObject(red);
    h.setNow(null);
    expect(await probe(server.url)).toMatchObject(green);
  });

  test('an old response is ignored', async () => {
    await call(90);
    expect(await probe(server.url)).toMatchObject(red);
    passed = 11 * 60_000;
    expect(await probe(server.url)).toMatchObject(green);
  });
});

test('ordinary calls to Stripe measure the skew', async () => {
  expect(h.deps.stripeClock.now()).toBeUndefined();
  const unknown = h.deps.stripe.checkout.sessions.retrieve('cs_test_unknown');
  await expect(unknown).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  const off = Date.now() - (h.deps.stripeClock.now() ?? 0);
  expect(Math.abs(off)).toBeLessThan(2_000);
});

describe('due jobs that no worker has started', () => {
  async function enqueueDue(minutesAgo: number): Promise<void> {
    await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
    await sql`update pgboss.job set start_after = now() - make_interval(mins => ${minutesAgo})`.execute(h.db);
  }
  afterEach(() => sql`delete from pgboss.job`.execute(h.db));

  test('green after four minutes, or when not due yet', async () => {
    await enqueueDue(4);
    expect(await probe()).toMatchObject({ status: 200, red: [] });
    await enqueueDue(-10);
    expect(await probe()).toMatchObject({ status: 200, red: [] });
  });

  test('red after six minutes on a worker process', async () => {
    await enqueueDue(6);
    expect(await probe()).toMatchObject({ status: 503, red: ['queue'] });
  });

  test('green while a backlog of a downtime is being drained', async () => {
    await enqueueDue(90);
    await sql`
      update pgboss.job set state = 'completed', started_on = now() - interval '10 seconds', completed_on = now()`.execute(
      h.db,
    );
    await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
    await sql`update pgboss.job set start_after = now() - interval '90 minutes' where state = 'created'`.execute(h.db);
    expect(await probe()).toMatchObject({ status: 200, red: [] });
    await sql`update pgboss.job set started_on = now() - interval '6 minutes' where state = 'completed'`.execute(h.db);
    expect(await probe()).toMatchObject({ status: 503, red: ['queue'] });
  });

  test('reported but green on a web process', async () => {
    await enqueueDue(6);
    const web = await startServerProcess({ ...settingsOf(h.env), ROLE: 'web' });
    expect(await probe(web.url)).toMatchObject({ status: 200, red: ['queue'] });
    await web.kill();
  });
});

test('red without the schema of test keys, or with one behind this release', async () => {
  await sql`alter schema sandbox rename to elsewhere`.execute(h.db);
  expect(await probe()).toMatchObject({ status: 503, red: ['sandboxes'] });
  expect(await findSandboxFault(h.db)).toBe('the schema sandbox is missing: start the server or run MIGRATE=only');
  await sql`alter schema elsewhere rename to sandbox`.execute(h.db);
  const { rows } = await sql<{ name: string; sha256: string; release: string }>`
    delete from sandbox.schema_migrations where name like '%payments' returning name, sha256, release`.execute(h.db);
  expect(await probe()).toMatchObject({ status: 503, red: ['sandboxes'] });
  expect(await findSandboxFault(h.db)).toBe(
    'the schema sandbox is behind this release: start the server or run MIGRATE=only',
  );
  for (const { name, sha256, release } of rows) {
    await sql`insert into sandbox.schema_migrations (name, sha256, release) values (${name}, ${sha256}, ${release})`.execute(
      h.db,
    );
  }
  expect(await probe()).toMatchObject({ status: 200, red: [] });
});

test('stays ready without the object store', async () => {
  lineToStore.set('cut');
  expect(await probe()).toMatchObject({ status: 200, red: ['storage'] });
  lineToStore.set('open');
});

test('starts and serves requests while Redis is unavailable, and reports it', { tags: 'sweep' }, async () => {
  const one = await startServerProcess({ ...settingsOf(h.env), REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await probe(one.url)).toMatchObject({ status: 200, red: ['changeSignals'] });
  expect(await one.stop()).toBe(0);
});

test('stays ready after the database terminates a connection', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and application_name = ''`);
  await other.end();
  expect(await waitFor(200)).toBeLessThan(2_000);
});
