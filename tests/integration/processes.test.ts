import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { promises as fs } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { readChains } from '#server/operations/audit/chains.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { listMigrationNames } from '#server/platform/db/migration/files.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { processTree } from '../../scripts/run/memory.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startBalancer } from '../support/balancer.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { settingsOf, spawnServer, startServerProcess, type ServerProcess } from '../support/server-process.ts';

// Process startup is slow on a busy machine.
/** Ends what hangs; measures nothing. */
const slowly = 60_000;

const h = useHarness();
let user: BuiltUser;
const running: ServerProcess[] = [];

beforeAll(async () => {
  user = await buildUser(h);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill()));
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const one = await startServerProcess({ ...settingsOf(h.env), ...settings });
  running.push(one);
  return one;
}

async function isReady({ url }: { url: string }): Promise<boolean> {
  return (await fetch(`${url}/health/ready`)).ok;
}

/** Runs `statements` in a database. */
async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** A dedicated empty database. */
async function emptyDatabase(): Promise<{ url: string; drop(): Promise<unknown> }> {
  const { postgresUrl } = inject('services');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return { url: url.href, drop: () => query(postgresUrl, `drop database ${name} with (force)`) };
}

/** Runs the migrations up to `last`, as an older release did. */
async function migrateTo(url: string, last: string): Promise<void> {
  const db = createDb(createPool(url, createLog('warn')));
  await migrate(db, { only: (await listMigrationNames()).filter((name) => name <= last) });
  await db.destroy();
}

const takenSteps = async (url: string) =>
  (await query(url, 'select name from schema_migrations order by name')).map(({ name }) => name);

describe('concurrent process starts', () => {
  test('five on an empty database: each migration runs once, and every process works', { tags: 'sweep' }, async () => {
    const database = await emptyDatabase();
    const five = await Promise.all(Array.from({ length: 5 }, () => start({ DATABASE_URL: database.url })));
    expect(await takenSteps(database.url)).toEqual(await listMigrationNames());
    // Five that start at once keep two cores busy, and a check in time may fail once.
    for (const one of five) await expect.poll(() => isReady(one)).toBe(true);
    expect(await Promise.all(running.splice(0).map((one) => one.stop()))).toEqual([0, 0, 0, 0, 0]);
    await database.drop();
  });

  test('two on the database of an older release keep its data', { tags: 'sweep' }, async () => {
    const database = await emptyDatabase();
    await migrateTo(database.url, '0021-audit');
    await query(
      database.url,
      `insert into profiles (email, name) values ('old@people.example', 'Old')`,
      `insert into documents (user_id, filename, verification_code, idempotency_key)
        select id, 'old.pdf', 'TFE' || n, n::text from profiles, generate_series(1, 3) n`,
      `insert into document_events (document_id, event, actor_role)
        select id, 'noted', 'system' from documents, generate_series(1, 5)`,
    );
    const two = await Promise.all([start({ DATABASE_URL: database.url }), start({ DATABASE_URL: database.url })]);
    for (const one of two) expect(await isReady(one)).toBe(true);
    const report = await readChains(database.url);
    expect(report).toMatchObject({ rows: 15, broken: undefined });
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await database.drop();
  });

  test(
    'a failing migration leaves nothing of itself, and what ran before it: the older release keeps working',
    { tags: 'sweep' },
    async () => {
      const database = await emptyDatabase();
      await migrateTo(database.url, '0021-audit');
      const before = await takenSteps(database.url);
      const tables = async () =>
        (await query(database.url, `select tablename from pg_tables where schemaname = 'public'`)).length;
      // The second migration to run fails: its table exists.
      await query(database.url, 'create table counters (id int)');
      const count = await tables();
      await expect(startServerProcess({ ...settingsOf(h.env), DATABASE_URL: database.url })).rejects.toThrow(
        'counters',
      );
      expect(await takenSteps(database.url)).toEqual([...before, '0022-erasures']);
      expect(await tables()).toBe(count + 2);
      await query(database.url, 'drop table counters');
      expect(await isReady(await start({ DATABASE_URL: database.url }))).toBe(true);
      await Promise.all(running.splice(0).map((one) => one.stop()));
      await database.drop();
    },
  );

  test('a database of another migration set stops the start with instructions', { tags: 'sweep' }, async () => {
    const database = await emptyDatabase();
    await query(
      database.url,
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
      `insert into kysely_migration values ('2026-11-21T01-accounts', now()::text)`,
    );
    const refused = startServerProcess({ ...settingsOf(h.env), DATABASE_URL: database.url });
    await expect(refused).rejects.toThrow('remove the data folder');
    expect(await query(database.url, 'select name from kysely_migration')).toEqual([
      { name: '2026-11-21T01-accounts' },
    ]);
    expect(await query(database.url, `select to_regclass('schema_migrations') as found`)).toEqual([{ found: null }]);
    await database.drop();
  });

  test('an older process starts on the database of a newer release', { tags: 'sweep' }, async () => {
    await sql`insert into schema_migrations values ('29990101-0000-newer', '', '9.0.0')`.execute(h.db);
    expect(await isReady(await start())).toBe(true);
    await sql`delete from schema_migrations where name = '29990101-0000-newer'`.execute(h.db);
  });

  test(
    'MIGRATE=only migrates and exits; MIGRATE=off skips migrations and is unready without them',
    { tags: 'sweep' },
    async () => {
      const database = await emptyDatabase();
      const only = startServerProcess({ ...settingsOf(h.env), DATABASE_URL: database.url, MIGRATE: 'only' });
      await expect(only).rejects.toThrow('ended (0)');
      expect(await takenSteps(database.url)).toEqual(await listMigrationNames());

      const off = await start({ DATABASE_URL: database.url, MIGRATE: 'off' });
      expect(await isReady(off)).toBe(true);
      await query(database.url, `delete from schema_migrations where name like '%counters'`);
      expect(await isReady(off)).toBe(false);
      await off.kill();
      await database.drop();
    },
  );
});

describe('process roles', () => {
  test('`web` serves requests, `worker` runs jobs, and metrics have a separate port', { tags: 'sweep' }, async () => {
    const figures = await freePort();
    const web = await start({ ROLE: 'web', METRICS_PORT: String(figures), TYPESETTER_WARM_UP: 'true' });
    // Engines and image libraries are loaded by children, workers or the first use.
    const libraries = await fs.readFile(`/proc/${web.child.pid ?? 0}/maps`, 'utf8').catch(() => '');
    expect(libraries).not.toMatch(/libvips|skia/);
    const emailOf = (address: string) => `${web.url}/trpc/auth.resendConfirmation?batch=0&to=${address}`;
    const unconfirmed = await buildUser(h, { isConfirmed: false });
    const asked = await fetch(emailOf('x'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: h.env.publicUrl },
      body: JSON.stringify({ email: unconfirmed.email }),
    });
    expect(asked.status).toBe(200);
    expect(await h.mails(unconfirmed.email)).toEqual([]);

    const worker = await start({ ROLE: 'worker' });
    await vi.waitFor(async () => expect(await h.mails(unconfirmed.email)).toHaveLength(1), slowly);
    expect(await isReady(worker)).toBe(true);
    expect((await fetch(`${worker.url}/trpc/auth.session`)).status).toBe(404);

    expect(await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()).toContain('procedure_duration_seconds');
    expect((await fetch(`http://127.0.0.1:${figures}/trpc/auth.session`)).status).toBe(404);
    expect((await fetch(`${web.url}/metrics`)).status).toBe(404);
    // Longer up than the other process takes to start its typesetter.
    const warm = await start({ TYPESETTER_WARM_UP: 'true' });
    if (process.platform === 'linux') {
      await vi.waitFor(async () => expect(await threadsOf(warm)).toContain('typesetter'), 30_000);
    }
    expect(await threadsOf(web)).not.toContain('typesetter');

    const token = 'sixteen characters';
    const open = await start({ ROLE: 'web', METRICS_TOKEN: token });
    const ask = (authorization: string) => fetch(`${open.url}/metrics`, { headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask(`Bearer ${token}x`)).status).toBe(404);
  });
});

/** Names of the threads of a process and of its children; none but on Linux. */
async function threadsOf({ child }: ServerProcess): Promise<string[]> {
  const threads = (await processTree(child.pid ?? 0)).map(async (pid) => {
    const folder = `/proc/${pid}/task`;
    const ids = await fs.readdir(folder).catch(() => []);
    return Promise.all(ids.map(async (id) => (await fs.readFile(`${folder}/${id}/comm`, 'utf8')).trim()));
  });
  return (await Promise.all(threads)).flat();
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** An upload whose last byte is held back until `finish`. */
async function slowUpload(url: string) {
  const draft = await buildDraft(h, user, { withFile: false });
  const bytes = await pdfOf(1);
  const request = http.request(`${url}/files/documents/${draft.id}`, {
    method: 'PUT',
    headers: { cookie: user.cookie, origin: h.env.publicUrl, 'content-length': bytes.length },
  });
  request.write(bytes.subarray(0, -1));
  const answered = once(request, 'response');
  answered.catch(() => undefined);
  return {
    finish: async (): Promise<number | undefined> => {
      request.end(bytes.subarray(-1));
      const [answer] = (await answered) as [http.IncomingMessage];
      answer.resume();
      return answer.statusCode;
    },
  };
}

describe('a process that cannot start', () => {
  test('reports a port in use or a missing database in one line', { tags: 'sweep' }, async () => {
    const { url } = await start();
    const { port } = new URL(url);
    await expect(start({ PORT: port })).rejects.toThrow(
      new Error(`the server ended (1) before it was ready:\nPort ${port} is taken by another program.\n`),
    );
    const nowhere = new URL(h.env.databaseUrl);
    nowhere.pathname = '/not_there';
    await expect(start({ DATABASE_URL: nowhere.href })).rejects.toThrow(
      new Error(
        'the server ended (1) before it was ready:\nThe database does not exist: check DATABASE_URL and DATABASE_DIRECT_URL.\n',
      ),
    );
  });

  test('waits for a database that is still starting, and prints no stack trace', { tags: 'sweep' }, async () => {
    const database = new URL(h.env.databaseUrl);
    const [port, host] = [Number(database.port), database.hostname];
    let refused = 0;
    const front = net.createServer((socket) => {
      refused += 1;
      if (refused <= 2) {
        socket.destroy();
        return;
      }
      const back = net.connect(port, host);
      for (const [from, to] of [
        [socket, back],
        [back, socket],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy());
      }
    });
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    database.port = String(readAddress(front).port);
    database.hostname = '127.0.0.1';
    const one = await start({ DATABASE_URL: database.href });
    expect(one.output()).toContain('database not reachable, retrying');
    expect(one.output()).not.toMatch(/^ {4}at /m);
    await one.stop();
    front.close();
  });
});

describe('graceful shutdown', () => {
  test('turns unready, refuses new connections, and finishes requests in flight', async () => {
    const one = await start({ DRAIN_SECONDS: '3' });
    const upload = await slowUpload(one.url);
    await fetch(`${one.url}/health/live`);
    const ended = one.stop();
    await vi.waitFor(async () => expect(await isReady(one)).toBe(false), slowly);
    const live = await fetch(`${one.url}/health/live`);
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
    await vi.waitFor(() => expect(fetch(`${one.url}/health/live`)).rejects.toThrow('fetch failed'), slowly);
    expect(await upload.finish()).toBe(200);
    expect(await ended).toBe(0);
  });

  test('a parent that goes during the start is followed, without an error', { tags: 'sweep' }, async () => {
    const child = spawnServer(settingsOf(h.env));
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.disconnect();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([code, printed]).toEqual([0, '']);
  });

  test('exits at once on the second signal', { tags: 'sweep' }, async () => {
    const one = await start();
    await slowUpload(one.url);
    one.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${one.url}/health/live`)).rejects.toThrow('fetch failed'), slowly);
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(1);
  });
});

test(
  'a rolling restart of two processes behind a load balancer under load fails no request',
  { tags: 'sweep', timeout: 180_000 },
  async () => {
    let processes: ServerProcess[] = await Promise.all([
      start({ DRAIN_SECONDS: '0.5' }),
      start({ DRAIN_SECONDS: '0.5' }),
    ]);
    const balancer = await startBalancer(processes.map(({ url }) => url));
    const answers: number[] = [];
    let isLoaded = true;
    // A failed test would leave its load to the files that follow in the same process.
    onTestFinished(async () => {
      isLoaded = false;
      await load.catch(() => undefined);
      await balancer.stop();
    });
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (isLoaded) {
          const answer = await fetch(`${balancer.url}/trpc/documents.stats`, { headers: { cookie: user.cookie } });
          await answer.text();
          answers.push(answer.status);
        }
      }),
    );
    for (const index of [0, 1]) {
      const before = answers.length;
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 100), slowly);
      const old = processes[index];
      const fresh = await start({ DRAIN_SECONDS: '0.5' });
      const ended = old?.stop();
      // Polls readiness as a load balancer does.
      await vi.waitFor(async () => expect(await isReady(old ?? fresh).catch(() => false)).toBe(false), slowly);
      processes = processes.with(index, fresh);
      balancer.set(processes.map(({ url }) => url));
      expect(await ended).toBe(0);
    }
    const after = answers.length;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(after + 100), slowly);
    isLoaded = false;
    await load;
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  },
);
