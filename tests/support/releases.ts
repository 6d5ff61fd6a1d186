import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrationFolder } from '#server/platform/db/migration/files.ts';
import { inRoot } from '../../scripts/run/paths.ts';

/** Sources of migrations by name; a name of this release replaces its source. */
type Sources = Readonly<Record<string, string>>;

/** A temporary folder with this release's migrations and `sources`; `remove` deletes it. */
export async function migrationsWith(sources: Sources): Promise<{ folder: string; remove(): Promise<void> }> {
  const place = await makePlace(['package.json'], sources);
  return { folder: path.join(place, 'migrations'), remove: () => fs.rm(place, { recursive: true }) };
}

/** A temporary folder with the migrations of these names alone: an older release's. */
export async function migrationsNamed(names: readonly string[]): Promise<{ folder: string; remove(): Promise<void> }> {
  const place = await makePlace(['package.json'], {});
  const folder = path.join(place, 'migrations');
  const kept = new Set(names.map((name) => `${name}.ts`));
  for (const file of await fs.readdir(folder)) if (!kept.has(file)) await fs.rm(path.join(folder, file));
  return { folder, remove: () => fs.rm(place, { recursive: true }) };
}

/** A temporary copy of the product with `sources` beside its migrations: another release, which can be started. */
export function productWith(sources: Sources): Promise<string> {
  return makePlace(['server', 'shared', 'package.json'], sources);
}

async function makePlace(parts: readonly string[], sources: Sources): Promise<string> {
  const place = await fs.mkdtemp(path.join(os.tmpdir(), 'release-'));
  await Promise.all(parts.map((name) => fs.cp(inRoot(name), path.join(place, name), { recursive: true })));
  await fs.symlink(inRoot('node_modules'), path.join(place, 'node_modules'));
  await fs.mkdir(path.join(place, 'migrations'));
  await copyMigrations(path.join(place, 'migrations'), sources);
  return place;
}

async function copyMigrations(folder: string, sources: Sources): Promise<void> {
  await fs.cp(migrationFolder, folder, { recursive: true });
  for (const [name, source] of Object.entries(sources)) await fs.writeFile(path.join(folder, `${name}.ts`), source);
}

/** The source of a migration that runs `statement`. */
export function migrationOf(statement: string): string {
  return `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`${statement}\`.execute(db);
}
`;
}
