import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './client.ts';

/** Beside this file's tree, in the source and in the build alike. */
const folder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Brings the database to the newest shape. Several processes may call it at once: Kysely holds an advisory lock, one
 * migrates, the others wait. Returns the names of the steps that ran. Throws and leaves the old shape when a step fails.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: folder,
      import: (file: string) => import(pathToFileURL(file).href),
    }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}
