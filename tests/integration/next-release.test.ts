import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { readChains } from '#server/operations/audit/chains.ts';
import { backUp, restore } from '#server/operations/backup/backup.ts';
import { createDb, createPool, type Db } from '#server/platform/db/client.ts';
import { migrate, requireUnchanged } from '#server/platform/db/migrate.ts';
import { ChangedMigration, MigrationBlocked } from '#server/platform/db/migration/errors.ts';
import { listMigrationNames } from '#server/platform/db/migration/files.ts';
import { checkSchema } from '#server/platform/db/migration/schema-check.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { cloneDatabase } from '../support/database.ts';
import { emptyPlace } from '../support/empty-place.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { formerDatabase, readContent, runSql, writeFormerBackup } from '../support/former-database.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { migrationOf, migrationsWith, productWith } from '../support/releases.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';

// Upgrades to and from the next releases, whose migrations are in folders next to this release's.

const next = { '29990101-0900-document-labels': migrationOf('alter table documents add column label text') };
const afterNext = {
  ...next,
  '29990102-0900-labels-by-account': migrationOf('create index documents_by_label on documents (user_id, label)'),
};

let h: Harness;
let nextFolder: string;
let afterNextFolder: string;
const removals: (() => Promise<void>)[] = [];
let dir: string;
const log = createLog('silent');
const closes: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const [one, two] = await Promise.all([migrationsWith(next), migrationsWith(afterNext)]);
  removals.push(one.remove, two.remove);
  [nextFolder, afterNextFolder] = [one.folder, two.folder];
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'next-release-'));
});
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});
afterAll(async () => {
  for (const remove of removals) await remove();
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

/** A new database of this release, or one that `make` makes, with a pool. */
async function open(make = cloneDatabase): Promise<{ url: string; db: Db }> {
  const { url, drop } = await make(inject('services').postgresUrl);
  const db = createDb(createPool(url, log, { statementTimeoutMs: 0 }));
  closes.push(drop, () => db.destroy());
  return { url, db };
}

const upgrade = (url: string, folder: string) =>
  prepareDatabase({ databaseUrl: url, log, folder }, () => Promise.resolve());

async function place(sources: Readonly<Record<string, string>>): Promise<string> {
  const product = await productWith(sources);
  closes.push(() => fs.rm(product, { recursive: true }));
  return product;
}

async function start(settings: Record<string, string>, product?: string): Promise<ServerProcess> {
  const server = await startServerProcess({ ...settingsOf(h.env), ...settings }, product);
  closes.push(() => server.kill());
  return server;
}

describe('the next release', () => {
  test('migrates under a process of this one, and both answer', async () => {
    const user = await buildUser(h);
    const older = await start({ ROLE: 'web' });
    const product = await place(next);
    let isMigrating = true;
    const statuses = new Set<number>();
    const visits = (async () => {
      while (isMigrating) {
        const answer = await fetch(`${older.url}/trpc/documents.stats`, { headers: { cookie: user.cookie } });
        await answer.arrayBuffer();
        statuses.add(answer.status);
        await turn();
      }
    })();
    const newer = await start({ ROLE: 'web' }, product).finally(() => (isMigrating = false));
    await visits;
    expect([...statuses]).toEqual([200]);

    for (const { url } of [older, newer]) {
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      const created = await fetch(`${url}/trpc/folders.create`, {
        method: 'POST',
        headers: { cookie: user.cookie, origin: h.env.publicUrl, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `By ${url}` }),
      });
      expect(created.status).toBe(200);
      const listed = await fetch(`${url}/trpc/folders.list`, { headers: { cookie: user.cookie } });
      expect(await listed.text()).toContain(`By ${url}`);
    }
    const [label] = await runSql(
      h.env.databaseUrl,
      `select count(*)::int as count from information_schema.columns where table_name = 'documents' and column_name = 'label'`,
    );
    // In the live schema and in that of test keys.
    expect(label).toEqual({ count: 2 });
    // A process of this release starts again beside the newer one.
    const again = await start({ ROLE: 'web' });
    await expect.poll(async () => (await fetch(`${again.url}/health/ready`)).status).toBe(200);
    expect(await checkSchema(h.deps.db, 'public')).toBe('of a newer release, by 1 migration');
  });

  test('upgrades a database from before 1.0.0', async () => {
    const { url, db } = await open(formerDatabase);
    const before = await readContent(url);
    await upgrade(url, nextFolder);
    const { ['public.documents']: _documents, ['sandbox.documents']: _tests, ...others } = before;
    expect(await readContent(url)).toMatchObject(others);
    expect(await checkSchema(db, 'public')).toBe('of a newer release, by 1 migration');
  });

  test('restores backups of this one and of the one before', { tags: 'sweep' }, async () => {
    const owner = await buildUser(h);
    const { id } = await buildDocument(h, { owner, status: 'completed', withFile: true });
    const backup = path.join(dir, 'this');
    await backUp(h.env, backup);
    const former = path.join(dir, 'former');
    await writeFormerBackup(former);
    for (const folder of [backup, former]) {
      const { env, drop } = await emptyPlace(h.env);
      closes.push(drop);
      await restore(env, folder, { migrations: afterNextFolder });
      const ran = await runSql(env.databaseUrl, 'select name from schema_migrations order by name collate "C"');
      expect(ran.map(({ name }) => name)).toEqual([...(await listMigrationNames()), ...Object.keys(afterNext)]);
      expect(await runSql(env.databaseUrl, 'select label from documents limit 1')).toEqual([{ label: null }]);
      expect(await readChains(env.databaseUrl)).toMatchObject({ broken: undefined });
      if (folder === backup) {
        expect(await runSql(env.databaseUrl, `select id from documents where id = '${id}'`)).toEqual([{ id }]);
      }
    }
  });

  test('makes a backup that the one after it restores, and that this one refuses', { tags: 'sweep' }, async () => {
    const { url } = await open();
    await upgrade(url, nextFolder);
    const folder = path.join(dir, 'next');
    await runSql(
      url,
      `insert into profiles (email) values ('next@people.example');
      insert into documents (user_id, filename, verification_code, idempotency_key, label)
        select id, 'next.pdf', 'TFE-NEXT', '1', 'kept' from profiles`,
    );
    await backUp({ ...h.env, databaseDirectUrl: url }, folder);
    const { env, drop } = await emptyPlace(h.env);
    closes.push(drop);
    await expect(restore(env, folder)).rejects.toThrow(
      'whose migration 29990101-0900-document-labels this one does not',
    );
    await restore(env, folder, { migrations: afterNextFolder });
    expect(await runSql(env.databaseUrl, 'select label from documents')).toEqual([{ label: 'kept' }]);
  });
});

describe('a migration that was changed after it ran', () => {
  const edited = { '0006-folders': migrationOf('create table folders (id uuid primary key)') };

  test('stops the start by its name', async () => {
    const product = await place(edited);
    const refused = startServerProcess(settingsOf(h.env), product);
    await expect(refused).rejects.toThrow('The migration 0006-folders was changed after it ran on this database');
  });

  test('is named by doctor, and in the schema of test keys', async () => {
    const { url, db } = await open();
    const { folder, remove } = await migrationsWith(edited);
    closes.push(remove);
    await expect(requireUnchanged(db, { folder })).rejects.toBeInstanceOf(ChangedMigration);
    await runSql(url, `update sandbox.schema_migrations set sha256 = 'other' where name = '0007-documents'`);
    await expect(checkSchema(db, 'sandbox')).rejects.toThrow('0007-documents was changed');
    expect(await checkSchema(db, 'public')).toBe('up to date');
  });
});

describe('locks', () => {
  /** A transaction that reads documents until it is closed. */
  async function readDocuments(url: string): Promise<pg.Client> {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    closes.push(() => reader.end());
    await reader.query('begin; select from documents');
    return reader;
  }

  test('are waited for in turns that let others pass, and reported with their times', async () => {
    const { url, db } = await open();
    const reader = await readDocuments(url);
    const spoken = createLog('silent');
    const waits = vi.spyOn(spoken, 'warn');
    const reports = vi.spyOn(spoken, 'info');
    const migrated = migrate(db, { folder: nextFolder, log: spoken, lockTimeoutMs: 100 });
    await vi.waitFor(() => expect(waits.mock.calls.length).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
    // A waiting ALTER TABLE would stop this reader for good.
    expect(await runSql(url, 'select count(*)::int as count from documents')).toEqual([{ count: 0 }]);
    await reader.query('commit');
    expect(await migrated).toEqual(Object.keys(next));
    expect(waits.mock.calls[0]).toEqual([
      { migration: '29990101-0900-document-labels' },
      'migration waits for a lock, trying again',
    ]);
    expect(reports.mock.calls).toEqual([
      [
        {
          migration: '29990101-0900-document-labels',
          schema: 'public',
          ms: expect.any(Number),
          locks: [{ table: 'documents', mode: 'AccessExclusiveLock', ms: expect.any(Number) }],
        },
        'migrated',
      ],
    ]);
  });

  test('that are never released end the start with a remedy, and nothing is changed', async () => {
    const { url, db } = await open();
    await readDocuments(url);
    const refused = migrate(db, { folder: nextFolder, lockTimeoutMs: 50, retryForMs: 0 });
    await expect(refused).rejects.toBeInstanceOf(MigrationBlocked);
    await expect(refused).rejects.toThrow('29990101-0900-document-labels got no lock');
    expect(await checkSchema(db, 'public')).toBe('up to date');
  });
});

describe('doctor', () => {
  test.each([
    ['an index', 'drop index payments_due', 'index payments_due on payments is missing'],
    ['a column', 'alter table documents drop column note', 'column note of documents is missing'],
    ['a table', 'drop table phrase_uses', 'table phrase_uses is missing'],
    [
      'a trigger',
      'drop trigger staff_events_append_only on staff_events',
      'trigger staff_events_append_only on staff_events is missing',
    ],
    [
      'a disabled trigger',
      'alter table staff_events disable trigger staff_events_append_only',
      'trigger staff_events_append_only on staff_events differs',
    ],
    [
      'a check',
      'alter table refunds drop constraint refunds_source_known',
      'constraint refunds_source_known on refunds is missing',
    ],
    [
      'a function',
      `create or replace function search_fold(value text) returns text language sql immutable strict parallel safe as 'select value'`,
      'function search_fold(value text) differs',
    ],
    ['a default', 'alter table payments alter column currency drop default', 'column currency of payments differs'],
  ])('names %s that differs', async (_what, statement, fault) => {
    const { url, db } = await open();
    await runSql(url, statement);
    await expect(checkSchema(db, 'public')).rejects.toThrow(fault);
    expect(await checkSchema(db, 'sandbox')).toBe('up to date');
  });

  test("mentions an operator's own objects without failing", async () => {
    const { url, db } = await open();
    await runSql(url, 'create index own_index on documents (filename); create table own_table (id int primary key)');
    expect(await checkSchema(db, 'public')).toBe('up to date, besides index own_index on documents; table own_table');
  });

  test('knows what the migrations of this release make', async () => {
    // After a new migration: `npm run build:schema`.
    const { db } = await open();
    expect([await checkSchema(db, 'public'), await checkSchema(db, 'sandbox')]).toEqual(['up to date', 'up to date']);
  });
});
