import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { readChains } from '#server/operations/audit/chains.ts';
import { restore } from '#server/operations/backup/backup.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { formerMigrations } from '#server/platform/db/migration/bridge.ts';
import { IncompatibleDatabase } from '#server/platform/db/migration/errors.ts';
import { listMigrationNames } from '#server/platform/db/migration/files.ts';
import { checkSchema } from '#server/platform/db/migration/schema-check.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { createQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { readReleases } from '../../scripts/release/released.ts';
import { emptyPlace } from '../support/empty-place.ts';
import {
  columnsOf,
  formerDatabase,
  formerSecret,
  readContent,
  runSql,
  writeFirstBackup,
  writeFormerBackup,
} from '../support/former-database.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { migrationsNamed } from '../support/releases.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';

// Databases of the last version before 1.0.0 and of 1.0.0, and backups of both.

const log = createLog('silent');
let h: Harness;
let dir: string;
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'upgrade-'));
});
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
});
afterAll(async () => {
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

/** A new copy of the fixture, changed by `statements`. */
async function open(statements = ''): Promise<string> {
  const { url, drop } = await formerDatabase(inject('services').postgresUrl);
  drops.push(drop);
  if (statements !== '') await runSql(url, statements);
  return url;
}

function upgrade(url: string): Promise<void> {
  return prepareDatabase({ databaseUrl: url, log }, () => Promise.resolve());
}

/** Doctor's findings on both schemas. */
async function checkBoth(url: string): Promise<string[]> {
  const db = createDb(createPool(url, log));
  try {
    return [await checkSchema(db, 'public'), await checkSchema(db, 'sandbox')];
  } finally {
    await db.destroy();
  }
}

const upToDate = ['up to date', 'up to date'];
const recordsOf = (url: string, schema = 'public') =>
  runSql(url, `select name, sha256, applied_at from ${schema}.schema_migrations order by name`);

describe('a database', () => {
  test('keeps every row, and the record that processes of the version before read', async () => {
    const url = await open();
    const before = await readContent(url);
    const empty = Object.entries(before).filter(([name, sum]) => name.startsWith('public.') && sum.startsWith('0 '));
    expect(empty).toEqual([]);
    await upgrade(url);
    expect(await readContent(url)).toEqual(before);
    expect(await checkBoth(url)).toEqual(upToDate);
    expect(await readChains(url)).toMatchObject({ rows: 270, broken: undefined });
    for (const schema of ['public', 'sandbox']) {
      const former = await runSql(url, `select name from ${schema}.kysely_migration order by name collate "C"`);
      expect(former.map(({ name }) => name)).toEqual(formerMigrations);
      expect((await recordsOf(url, schema)).map(({ name }) => name)).toEqual(await listMigrationNames());
    }
  });

  test('is served with its documents, and its jobs stay', async () => {
    const url = await open();
    const [jobs] = await runSql(url, 'select count(*) as count from pgboss.job');
    const queue = await prepareDatabase({ databaseUrl: url, log }, () =>
      createQueue({ databaseUrl: url, log, works: false }),
    );
    await queue.stop();
    expect(await runSql(url, 'select count(*) as count from pgboss.job')).toEqual([jobs]);
    const server = await startServerProcess({
      ...settingsOf(h.env),
      DATABASE_URL: url,
      APP_SECRET: formerSecret,
      ROLE: 'web',
    });
    const [delivered] = await runSql(
      url,
      'select verification_code as code from translated_documents where is_authenticated order by created_at limit 1',
    );
    const answer = await fetch(`${server.url}/health/ready`);
    expect(await answer.json()).toMatchObject({ checks: { schema: true, sandboxes: true } });
    const found = await fetch(`${server.url}/verify/${String(delivered?.['code'])}.json`);
    expect(found.status).toBe(200);
    await server.stop();
  });

  test('is upgraded once, also by two processes at once', async () => {
    const url = await open();
    const before = await readContent(url);
    await Promise.all([upgrade(url), upgrade(url), upgrade(url)]);
    const records = [await recordsOf(url), await recordsOf(url, 'sandbox')];
    await upgrade(url);
    expect([await recordsOf(url), await recordsOf(url, 'sandbox')]).toEqual(records);
    expect(await readContent(url)).toEqual(before);
  });

  test('a process that dies in the midst leaves it as it was', async () => {
    // The repair of the column waits for the lock that a reader holds.
    const url = await open('alter table payments rename column overdue_notified_at to overdue_told_at');
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin; select from payments');
    const killed = upgrade(url).then(
      () => 'upgraded',
      () => 'ended',
    );
    const waiting = `select pid from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'alter table%' and datname = current_database()`;
    await vi.waitFor(async () => expect(await runSql(url, waiting)).toHaveLength(1), { timeout: 30_000, interval: 20 });
    await runSql(url, `select pg_terminate_backend(pid) from (${waiting}) stuck`);
    expect(await killed).toBe('ended');
    expect(await runSql(url, `select to_regclass('schema_migrations') as found`)).toEqual([{ found: null }]);
    await reader.end();
    await upgrade(url);
    expect(await checkBoth(url)).toEqual(upToDate);
  });

  const both = (statement: (schema: string) => string) => `${statement('public')}; ${statement('sandbox')}`;
  test.each([
    [
      'the first orders on account',
      both(
        (schema) => `alter table ${schema}.payments rename column overdue_notified_at to overdue_told_at;
          drop index ${schema}.profiles_by_kind`,
      ),
    ],
    ['orders on account before the list of organizations', both((schema) => `drop index ${schema}.profiles_by_kind`)],
    [
      'the first list without erased documents',
      both(
        (schema) => `drop index ${schema}.documents_by_user;
          create index documents_by_user on ${schema}.documents (user_id, created_at desc) include (status_group)
            where erasure_requested_at is null`,
      ),
    ],
  ])('of %s is repaired', { tags: 'sweep' }, async (_when, statements) => {
    const expected = await readContent(await open());
    const url = await open(statements);
    await upgrade(url);
    expect(await checkBoth(url)).toEqual(upToDate);
    // Columns are compared in the order of their names.
    expect(await readContent(url)).toEqual(expected);
  });

  test.each([
    [
      'lacks migrations',
      `delete from kysely_migration where name > '0040'`,
      '7 of its migrations did not run (0040-webhooks)',
    ],
    ['has others', `update kysely_migration set name = '0046-x' where name like '0045%'`, '0046-x is unknown'],
    ['lacks an index', 'drop index payments_due', 'lacks index payments_due on payments'],
    ['lacks a column', 'alter table documents drop column note', 'lacks column note of documents'],
    [
      'has another check',
      `alter table refunds drop constraint refunds_source_known;
        alter table refunds add constraint refunds_source_known check (source <> '')`,
      'has another constraint refunds_source_known on refunds',
    ],
  ])('that %s is refused with the way out, and stays as it is', async (_what, statements, reason) => {
    const url = await open(statements);
    const before = await readContent(url);
    const refused = upgrade(url);
    await expect(refused).rejects.toBeInstanceOf(IncompatibleDatabase);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toThrow('start the last version before 1.0.0 on it once');
    expect(await runSql(url, `select to_regclass('schema_migrations') as found`)).toEqual([{ found: null }]);
    expect(await readContent(url)).toEqual(before);
  });
});

describe('a backup', () => {
  /** Restores into a new place; its database's address. */
  async function restored(folder: string): Promise<string> {
    const { env, drop } = await emptyPlace(h.env);
    drops.push(drop);
    await restore(env, folder);
    return env.databaseUrl;
  }

  test('is restored with every row', async () => {
    const folder = path.join(dir, 'whole');
    await writeFormerBackup(folder);
    const [expected, actual] = [await readContent(await open()), await readContent(await restored(folder))];
    // Sandboxes are left out of backups; the queue's times of maintenance change at its start.
    const kept = Object.keys(expected).filter((name) => name.startsWith('public.') || name === 'pgboss.job');
    expect(kept).toHaveLength(74);
    for (const name of kept) expect([name, actual[name]]).toEqual([name, expected[name]]);
  });

  test('with the column that was renamed is restored under its name of today', { tags: 'sweep' }, async () => {
    const folder = path.join(dir, 'renamed');
    await writeFormerBackup(folder, { table: 'public.payments', columns: { overdue_notified_at: 'overdue_told_at' } });
    const url = await restored(folder);
    const times = 'select id, overdue_notified_at from payments where overdue_notified_at is not null';
    expect(await runSql(url, times)).toEqual(await runSql(await open(), times));
    expect(await runSql(url, times)).toHaveLength(1);
    expect(await checkBoth(url)).toEqual(upToDate);
  });

  test('of an older version is refused with the way out', async () => {
    const folder = path.join(dir, 'older');
    await writeFormerBackup(folder);
    const file = path.join(folder, 'manifest.json');
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('"0045-orders-on-account"', '"0099-other"'));
    await expect(restored(folder)).rejects.toThrow('start the last version before 1.0.0 on it once');
  });
});

describe('1.0.0', () => {
  const shipped = Object.keys(readReleases().find(({ version }) => version === '1.0.0')?.migrations ?? {});

  test('its database and its backup keep every row, and get what came after it', async () => {
    const { folder: migrations, remove } = await migrationsNamed(shipped);
    const backup = path.join(dir, '1.0.0');
    await writeFirstBackup(backup);
    const [older, newer] = [await emptyPlace(h.env), await emptyPlace(h.env)];
    drops.push(remove, older.drop, newer.drop);
    const url = older.env.databaseUrl;
    // As 1.0.0 itself would restore it.
    await restore(older.env, backup, { migrations });
    expect((await recordsOf(url)).map(({ name }) => name)).toEqual(shipped);
    const columns = await columnsOf(url);
    const before = await readContent(url, columns);
    const empty = Object.entries(before).filter(([name, sum]) => name.startsWith('public.') && sum.startsWith('0 '));
    // Emptied by 1.0.0, which learns it anew.
    expect(empty.map(([name]) => name)).toEqual(['public.translation_memory']);

    await upgrade(url);
    await restore(newer.env, backup);
    for (const place of [url, newer.env.databaseUrl]) {
      expect(await readContent(place, columns)).toMatchObject(rowsOf(before));
      expect(await checkBoth(place)).toEqual(upToDate);
      expect(await readChains(place)).toMatchObject({ rows: 270, broken: undefined });
      for (const schema of ['public', 'sandbox'])
        expect((await recordsOf(place, schema)).map(({ name }) => name)).toEqual(await listMigrationNames());
    }
  });

  /** Without the queue's own tables, whose times of maintenance change at each start. */
  function rowsOf(content: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(content).filter(([name]) => name.startsWith('public.') || name === 'pgboss.job'),
    );
  }
});
