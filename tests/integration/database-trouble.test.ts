import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';

/** Database failures under load: a real server process with its own PostgreSQL. */

let postgres: OwnPostgres;
let h: Harness;
let server: ServerProcess;
let user: BuiltUser;

beforeAll(async () => {
  postgres = await startOwnPostgres({ fsync: true });
  h = await createHarness({ env: { DATABASE_URL: postgres.url } });
  server = await startServerProcess(settingsOf(h.env));
  user = await buildUser(h);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await h.stop();
  await postgres.remove();
});

async function list({ cookie }: BuiltUser): Promise<number> {
  const answer = await fetch(`${server.url}/trpc/documents.list?input=%7B%7D`, { headers: { cookie } });
  await answer.text();
  return answer.status;
}

async function makeDraft({ cookie }: BuiltUser, idempotencyKey: string): Promise<number> {
  const answer = await fetch(`${server.url}/trpc/documents.create`, {
    method: 'POST',
    headers: { cookie, origin: h.env.publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ filename: `${idempotencyKey}.pdf`, idempotencyKey }),
  });
  await answer.text();
  return answer.status;
}

interface Work {
  /** Response counts by status. */
  answers: Map<number, number>;
  /** Milliseconds of the clock of the last answer that was a success. */
  lastSuccess(): number;
  /** Stops the load; returns the keys of the drafts acknowledged by the server. */
  end(): Promise<string[]>;
}

/** Eight users listing and creating drafts; failed creations are retried until they succeed. */
async function beginWork(): Promise<Work> {
  const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(h)));
  const answers = new Map<number, number>();
  const made: string[] = [];
  let isOn = true;
  let lastSuccess = 0;
  const note = (status: number) => {
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 200) lastSuccess = performance.now();
    return status;
  };
  const loops = people.map(async (person) => {
    while (isOn) {
      note(await list(person));
      const key = randomUUID();
      while (note(await makeDraft(person, key)) !== 200) await wait(20);
      made.push(key);
      await wait(100);
    }
  });
  const end = async () => {
    isOn = false;
    await Promise.all(loops);
    return made;
  };
  onTestFinished(async () => {
    await end();
  });
  return { answers, lastSuccess: () => lastSuccess, end };
}

/** Waits for the next successful response; milliseconds since `from`. */
async function untilServed(work: Work, from: number): Promise<number> {
  await vi.waitFor(() => expect(work.lastSuccess()).toBeGreaterThan(from), { timeout: 60_000, interval: 10 });
  return work.lastSuccess() - from;
}

/** Every acknowledged draft exists exactly once. */
async function expectKept(made: readonly string[]): Promise<void> {
  const { rows } = await h.deps.pool.query<{ idempotency_key: string }>('select idempotency_key from documents');
  const kept = rows.map((row) => row.idempotency_key);
  expect(new Set(kept).size).toBe(kept.length);
  expect(made.filter((key) => !kept.includes(key))).toEqual([]);
  await h.deps.pool.query('delete from documents');
}

/** A connection beside the product's. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** SIGSTOPs every PostgreSQL process, the postmaster first; the returned function resumes them. */
async function standStill(): Promise<() => void> {
  const client = await connect();
  const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  const postmaster = Number.parseInt(rows[0]?.file ?? '', 10);
  process.kill(postmaster, 'SIGSTOP');
  const others = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
  const stopped = [postmaster, ...others.rows.map(({ pid }) => pid).filter((pid) => isSent(pid, 'SIGSTOP'))];
  return () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  };
}

/** False for a process that has exited meanwhile. */
function isSent(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Kills one backend, so PostgreSQL ends all others and recovers; resolves when it accepts connections. */
async function crash(): Promise<void> {
  const victim = await connect();
  const witness = await connect();
  const hasEnded = new Promise<void>((resolve) => {
    witness.on('end', () => resolve());
  });
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(z.number().parse(rows[0]?.pid), 'SIGKILL');
  await hasEnded;
  await vi.waitFor(async () => (await connect()).end(), { timeout: 60_000, interval: 10 });
}

test(
  'repeated crashes under load: each response is correct or retryable, and nothing is lost or duplicated',
  { tags: 'sweep' },
  async () => {
    const work = await beginWork();
    for (const time of ['first', 'second']) {
      await untilServed(work, performance.now());
      await crash();
      expect(await untilServed(work, performance.now()), `the ${time} crash`).toBeLessThan(2_000);
    }
    const made = await work.end();
    expect([...work.answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expectKept(made);
  },
);

test('a six-second stall: readiness turns red, and every request is served afterwards', { tags: 'sweep' }, async () => {
  const work = await beginWork();
  await untilServed(work, performance.now());
  const goOn = await standStill();
  try {
    const readiness = fetch(`${server.url}/health/ready`);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    expect((await readiness).status).toBe(503);
    await wait(6_000);
  } finally {
    goOn();
  }
  const from = performance.now();
  expect(await untilServed(work, from)).toBeLessThan(2_000);
  const made = await work.end();
  expect([...work.answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expectKept(made);
});

test('read-only database: reads work, writes are refused as retryable', async () => {
  // The next request would update last-seen and extend the session.
  await h.deps.pool.query(
    `update sessions set last_seen_at = last_seen_at - interval '5 minutes', expires_at = now() + interval '5 days'`,
  );
  const client = await connect();
  await client.query(`set default_transaction_read_only = off`);
  const setReadOnly = async (value: 'on' | 'off') => {
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
  };
  const key = randomUUID();
  try {
    await setReadOnly('on');
    await vi.waitFor(async () => expect(await makeDraft(user, key)).toBe(503));
    expect(await list(user)).toBe(200);
  } finally {
    await setReadOnly('off');
    await client.end();
  }
  await vi.waitFor(async () => expect(await makeDraft(user, key)).toBe(200));
  await expectKept([key]);
});

test('connection slots exhausted: requests with a connection are served, others are refused as retryable', async () => {
  const others: pg.Client[] = [];
  try {
    for (;;) others.push(await connect());
  } catch (error) {
    expect(error).toMatchObject({ code: '53300' });
  }
  const answers = await Promise.all(Array.from({ length: 40 }, () => makeDraft(user, randomUUID())));
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await Promise.all(others.map((client) => client.end()));
  await vi.waitFor(async () => expect(await makeDraft(user, randomUUID())).toBe(200), {
    timeout: 60_000,
    interval: 20,
  });
});

test('host lost without a reset: the connection times out and is replaced', async () => {
  const line = await startCutProxy(postgres.url);
  const pool = createPool(line.url, createLog('silent'), { queryTimeoutMs: 500 });
  const readOne = () => pool.query('select 1 as one');
  await readOne();
  line.set('silent');
  await expect(readOne()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  line.set('open');
  expect((await readOne()).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await line.stop();
});

test('hanging database: a request gets 503 within ten seconds', { tags: 'sweep' }, async () => {
  const line = await startCutProxy(postgres.url);
  const reserved = await reserveServer();
  const pool = createPool(line.url, createLog('silent'));
  const { url } = reserved.serve({ ...h.deps, pool, db: createDb(pool) });
  const read = () => fetch(`${url}/trpc/documents.list?input=%7B%7D`, { headers: { cookie: user.cookie } });
  expect((await read()).status).toBe(200);
  line.set('silent');
  const began = performance.now();
  expect((await read()).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(10_000);
  await reserved.close();
  await line.stop();
  await pool.end();
});
