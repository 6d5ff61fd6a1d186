import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeDeps, createDeps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { readChains } from '#server/operations/audit/chains.ts';
import { backUp, restore } from '#server/operations/backup/backup.ts';
import { tableFile } from '#server/operations/backup/manifest.ts';
import { openBucketClient } from '#server/platform/integrations/storage.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay } from '../support/orders.ts';

let h: Harness;
let dir: string;
const databases: string[] = [];

beforeAll(async () => {
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'backup-'));
});
afterAll(async () => {
  for (const name of databases) await query(inject('services').postgresUrl, `drop database ${name} with (force)`);
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database and an empty bucket. */
async function newHouse(): Promise<Env> {
  const { postgresUrl } = inject('services');
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await query(postgresUrl, `create database ${name}`);
  databases.push(name);
  const url = new URL(postgresUrl);
  url.pathname = name;
  const storage = { ...h.env.storage, bucket: `restored-${randomUUID()}` };
  const client = openBucketClient(storage);
  await client.send(new CreateBucketCommand({ Bucket: storage.bucket }));
  client.destroy();
  return { ...h.env, databaseUrl: url.href, databaseDirectUrl: url.href, storage };
}

/** Every row of the application's tables and every job, as text; the queue's maintenance times are left out. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
      and (c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
        or c.oid in ('pgboss.job'::regclass, 'pgboss.schedule'::regclass)) order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${String(name)} t`,
    );
    content[String(name)] = row;
  }
  return content;
}

test('a restored backup holds the same content', async () => {
  const owner = await buildUser(h, { name: 'Zoë “quoted” \\ 日本' });
  const folder = await h.caller(owner).folders.create({ name: 'Family' });
  await h.caller(owner).folders.create({ name: 'Below', parentId: folder.id });
  const done = await buildDocument(h, { owner, status: 'completed', withFile: true });
  const draft = await buildDraft(h, owner, { filename: 'línea\nnova.pdf' });
  const { sessionId } = await openCheckout(h, owner, [draft]);
  await pay(h, sessionId);
  await h.caller(owner).payments.processSession({ sessionId });

  // Workers are stopped while the two are compared.
  const before = await contentOf(h.env.databaseUrl);
  const place = path.join(dir, 'whole');
  const manifest = await backUp(h.env, place);
  expect(manifest.objects.length).toBeGreaterThanOrEqual(2);
  const env = await newHouse();
  await restore(env, place);
  expect(await contentOf(env.databaseUrl)).toEqual(before);
  const ran = 'select name, sha256, release from schema_migrations order by name';
  expect(await query(env.databaseUrl, ran)).toEqual(await query(h.env.databaseUrl, ran));
  expect(await readChains(env.databaseUrl)).toMatchObject({ broken: undefined });

  const deps = await createDeps(env, { log: h.deps.log });
  for (const { key, size } of manifest.objects) {
    const [original, copy] = await Promise.all([h.deps.storage.get(key), deps.storage.get(key)]);
    if (!original || !copy) throw new Error(`${key} is missing`);
    expect(copy.length).toBe(size);
    expect(await readAll(copy)).toEqual(await readAll(original));
  }
  // The restored database works on: sequences continue and constraints hold.
  await deps.db
    .insertInto('documentEvents')
    .values({ documentId: done.id, event: 'noted', actorRole: 'system' })
    .execute();
  await expect(deps.pool.query('delete from document_events')).rejects.toThrow('append-only');
  const orphan = deps.pool.query(`insert into folders (user_id, name) values (gen_random_uuid(), 'x')`);
  await expect(orphan).rejects.toThrow('foreign key');
  expect(await readChains(env.databaseUrl)).toMatchObject({ broken: undefined });
  await closeDeps(deps);

  await expect(restore(env, place)).rejects.toThrow('not empty');
  await expect(backUp(h.env, place)).rejects.toThrow('not empty');
});

test('a backup with a changed byte is not restored', async () => {
  const place = path.join(dir, 'damaged');
  await backUp(h.env, place);
  await fs.appendFile(tableFile(place, 'public.profiles'), ' ');
  const env = await newHouse();
  await expect(restore(env, place)).rejects.toThrow('does not match its checksum');
  expect(await query(env.databaseUrl, `select to_regclass('profiles') as found`)).toEqual([{ found: null }]);
});
