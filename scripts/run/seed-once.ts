import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { readJson, writeJson } from './atomic-file.ts';
import { step } from './console.ts';
import { inRoot } from './paths.ts';
import { runToEnd, type Environment } from './process.ts';

const marker = z.object({ databaseUrl: z.string() });

/** Migrates the database and seeds the demo data when it is empty, once per database. */
export async function seedOnce(dataDir: string, settings: Environment): Promise<void> {
  const file = path.join(dataDir, 'seeded.json');
  const seeded = marker.safeParse(readJson(file));
  const isSeeded = seeded.success && seeded.data.databaseUrl === settings.DATABASE_URL;
  if (isSeeded && (await hasPeople(seeded.data.databaseUrl))) return;
  await step('demo data', () => runToEnd([inRoot('scripts/seed/seed.ts')], { env: settings }));
  writeJson(file, { databaseUrl: settings.DATABASE_URL }, 0o600);
}

/** False for a database that was emptied or recreated since seeding. */
async function hasPeople(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const table = await client.query("select 1 from pg_tables where schemaname = 'public' and tablename = 'profiles'");
    return table.rowCount === 1 && (await client.query('select 1 from profiles limit 1')).rowCount === 1;
  } finally {
    await client.end();
  }
}
