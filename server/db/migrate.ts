import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration';
import type { Db } from './client.ts';

/** Beside this file's tree, in the source and in the build alike. */
const folder = path.resolve(import.meta.dirname, '../../migrations');

const table = 'kysely_migration';

/**
 * Brings the database to this release's shape; one that a newer release has brought further stays as it is, so that old
 * and new processes run side by side. Several processes may call it at once: Kysely holds an advisory lock, one migrates,
 * the others wait. Returns the names of the steps that ran. Throws and leaves the old shape when a step fails.
 */
export async function migrate(db: Db): Promise<string[]> {
  const plain = db.withoutPlugins();
  const files = provider();
  const migrator = new Migrator({
    db: plain,
    provider: {
      getMigrations: async () => {
        const own = await files.getMigrations();
        return { ...(await listNewer(db, own)), ...own };
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** The steps of this release. */
export async function listSteps(): Promise<string[]> {
  return Object.keys(await provider().getMigrations());
}

/** Whether every step of this release was taken. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${table})::text as found`.execute(db);
  if (!rows[0]?.found) return false;
  const taken = await listTaken(db);
  return (await listSteps()).every((name) => taken.has(name));
}

function provider(): FileMigrationProvider {
  return new FileMigrationProvider({
    fs,
    path,
    migrationFolder: folder,
    import: (file: string) => import(pathToFileURL(file).href),
  });
}

async function listTaken(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Steps of a newer release: taken, and nothing to do for us. */
async function listNewer(db: Db, own: Record<string, Migration>): Promise<Record<string, Migration>> {
  const newest = Object.keys(own).toSorted().at(-1) ?? '';
  const names = [...(await listTaken(db))].filter((name) => !(name in own) && name > newest);
  return Object.fromEntries(names.map((name) => [name, { up: () => Promise.resolve() }]));
}
