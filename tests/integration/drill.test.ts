import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { drill } from '#server/operations/backup/drill.ts';
import { listBackups, removeOldBackups } from '#server/operations/backup/rotation.ts';
import { runCommand } from '#server/operations/cli.ts';
import { emptyDatabase } from '../support/database.ts';
import { buildDocument, buildReview, buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { statement } from '../support/reviews.ts';
import { settingsOf } from '../support/server-process.ts';

/** Backups in rotation, and the drill that restores the newest. */

let h: Harness;
let dir: string;
beforeAll(async () => {
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'drill-'));
  const staff = await buildUser(h, { role: 'authenticator' });
  const document = await buildDocument(h, { paymentStatus: 'paid', status: 'pending', pages: 1 });
  const review = await buildReview(h, { document, withTranslation: true });
  await h.caller(staff).authenticator.approve({ id: review.id, ...statement });
});
afterAll(async () => {
  stopInspection();
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The operator's command in this process, with what it printed. */
async function cli(args: readonly string[], more: Record<string, string> = {}) {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line)),
  );
  const code = await runCommand(args, { env: { ...settingsOf(h.env), ...more }, input: process.stdin });
  for (const spy of spies) spy.mockRestore();
  return { code, text: lines.join('\n') };
}

const scratchDatabases = () => query(h.env.databaseUrl, `select 1 from pg_database where datname like 'drill\\_%'`);

/** Waits for a second that no backup is named by. */
async function backUpInto(folder: string) {
  const before = listBackups(folder).length;
  await vi.waitFor(async () => expect((await cli(['backup', folder, '--keep', '9'])).code).toBe(0), 30_000);
  expect(listBackups(folder)).toHaveLength(before + 1);
  return path.join(folder, listBackups(folder).at(-1) ?? '');
}

const manifestShape = z.looseObject({ objects: z.array(z.looseObject({ key: z.string(), sha256: z.string() })) });

describe('a drill', () => {
  test('restores the newest backup into a database of its own, verifies it and drops the database', async () => {
    const folder = path.join(dir, 'whole');
    await backUpInto(folder);
    const newest = await backUpInto(folder);
    const { code, text } = await cli(['drill', folder]);
    expect(text).toContain(newest);
    expect(text).toMatch(/^files {6}\d+ match their checksums, 1 their certificates$/m);
    expect(text).toMatch(/^audit log {2}[1-9]\d* rows in [1-9]\d* chains$/m);
    expect(text).toMatch(/^restorable, verified in \d+ s$/m);
    expect(code).toBe(0);
    expect(await scratchDatabases()).toEqual([]);
  });

  test(
    'fails for a damaged file, a file left out and a changed certificate, and drops the database',
    { tags: 'sweep' },
    async () => {
      const damaged = await backUpInto(path.join(dir, 'damaged'));
      const [first] = await fs.readdir(path.join(damaged, 'objects'));
      await fs.appendFile(path.join(damaged, 'objects', first ?? ''), 'x');
      expect(await cli(['drill', damaged])).toMatchObject({
        code: 1,
        text: expect.stringContaining('does not match its checksum'),
      });

      const short = await backUpInto(path.join(dir, 'short'));
      const file = path.join(short, 'manifest.json');
      const manifest = manifestShape.parse(JSON.parse(await fs.readFile(file, 'utf8')));
      const { fileKey } = await h.db.selectFrom('certificateFiles').select('fileKey').executeTakeFirstOrThrow();
      const objects = manifest.objects.filter(({ key }) => key !== fileKey);
      await fs.writeFile(file, JSON.stringify({ ...manifest, objects }));
      expect(await cli(['drill', short])).toMatchObject({
        code: 1,
        text: expect.stringMatching(/^broken: the file of certificate file .* is missing$/m),
      });

      await h.db.updateTable('certificates').set({ preset: 'naati' }).execute();
      const changed = await backUpInto(path.join(dir, 'changed'));
      expect(await cli(['drill', changed])).toMatchObject({ code: 1, text: expect.stringMatching(/^broken: /m) });
      expect(await scratchDatabases()).toEqual([]);
    },
  );

  test(
    'uses an empty database that is given, empties it, and refuses one that holds anything',
    { tags: 'sweep' },
    async () => {
      const folder = path.join(dir, 'given');
      await backUpInto(folder);
      const scratch = await emptyDatabase(inject('services').postgresUrl);
      const settings = { DRILL_DATABASE_URL: scratch.url };
      const relations = () => query(scratch.url, `select 1 from pg_class where relnamespace = 'public'::regnamespace`);
      for (let round = 0; round < 2; round += 1) {
        expect((await cli(['drill', folder], settings)).text).toContain('audit log');
        expect(await relations()).toEqual([]);
      }
      await scratch.drop();
      const before = await query(h.env.databaseUrl, 'select count(*) from profiles');
      const refused = await cli(['drill', folder], { DRILL_DATABASE_URL: h.env.databaseUrl });
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('DRILL_DATABASE_URL is not empty') });
      expect(await query(h.env.databaseUrl, 'select count(*) from profiles')).toEqual(before);
      await expect(drill(h.env, path.join(dir, 'nowhere'))).rejects.toThrow('holds no backup');
    },
  );
});

describe('backups in rotation', () => {
  test('the newest are kept; unfinished ones before them go, and what is no backup stays', async () => {
    const folder = path.join(dir, randomUUID());
    const add = async (name: string, isFinished = true) => {
      await fs.mkdir(path.join(folder, name), { recursive: true });
      if (isFinished) await fs.writeFile(path.join(folder, name, 'manifest.json'), '{}');
    };
    for (const day of ['01', '02', '03', '04']) await add(`2026-11-${day}T040000Z`);
    await add('2026-11-03T050000Z', false);
    await add('2026-11-05T040000Z', false);
    await add('notes');
    expect(removeOldBackups(folder, 2)).toEqual(['2026-11-01T040000Z', '2026-11-02T040000Z', '2026-11-03T050000Z']);
    expect((await fs.readdir(folder)).toSorted()).toEqual([
      '2026-11-03T040000Z',
      '2026-11-04T040000Z',
      '2026-11-05T040000Z',
      'notes',
    ]);
  });

  test('--keep counts backups, and a wrong number is refused', async () => {
    for (const keep of ['0', '-1', 'all', '1.5']) {
      expect(await cli(['backup', dir, `--keep=${keep}`])).toMatchObject({ code: 2 });
    }
  });
});
