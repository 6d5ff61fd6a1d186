import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration';
import type { Db } from './client.ts';

/** Resolves in the source and in the build alike. */
const folder = path.resolve(import.meta.dirname, '../../migrations');

const table = 'kysely_migration';

function nameOf(schema: string | undefined): string {
  return schema === undefined ? table : `${schema}.${table}`;
}

/** The database was made by migrations that this release does not continue. */
export class IncompatibleDatabase extends Error {
  constructor() {
    super(
      'The database was made by an older set of migrations that this version cannot upgrade. In development, remove the ' +
        'data folder (.data) or set another DATA_DIR; in production, restore into an empty database.',
    );
  }
}

/**
 * Migrates the database, or the `schema` that the connection creates tables in, to this release. One of a newer release stays
 * as it is, so that old and new processes run side by side. Safe to call concurrently: Kysely holds an advisory lock.
 * Returns the names of the migrations that ran. Throws IncompatibleDatabase, or the error of the first migration that fails,
 * after rolling all of them back.
 */
export async function migrate(db: Db, schema?: string): Promise<string[]> {
  const files = provider();
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () => {
        const own = await files.getMigrations();
        return { ...(await listNewer(db, schema, Object.keys(own).toSorted())), ...own };
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of this release's migrations. */
export async function listSteps(): Promise<string[]> {
  return Object.keys(await provider().getMigrations());
}

/** Whether every migration of this release ran. */
export async function isMigrated(db: Db, schema?: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${nameOf(schema)})::text as found`.execute(db);
  if (!rows[0]?.found) return false;
  const executed = new Set(await listExecuted(db, schema));
  return (await listSteps()).every((name) => executed.has(name));
}

function provider(): FileMigrationProvider {
  return new FileMigrationProvider({
    fs,
    path,
    migrationFolder: folder,
    import: (file: string) => import(pathToFileURL(file).href),
  });
}

async function listExecuted(db: Db, schema: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(nameOf(schema))}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** Migrations of a newer release, as empty steps. Throws IncompatibleDatabase unless they continue this release's. */
async function listNewer(
  db: Db,
  schema: string | undefined,
  own: readonly string[],
): Promise<Record<string, Migration>> {
  const executed = await listExecuted(db, schema);
  const shared = Math.min(executed.length, own.length);
  if (executed.slice(0, shared).some((name, index) => name !== own[index])) throw new IncompatibleDatabase();
  return Object.fromEntries(executed.slice(shared).map((name) => [name, { up: () => Promise.resolve() }]));
}
