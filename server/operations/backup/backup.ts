import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { formerColumns, formerMigrations, listBaseline } from '#server/platform/db/migration/bridge.ts';
import { listMigrations } from '#server/platform/db/migration/files.ts';
import { isRecordTable } from '#server/platform/db/migration/records.ts';
import { version } from '#server/platform/settings/version.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase, requireKnownMigrations } from './load.ts';
import {
  readManifest,
  requireIntact,
  writeManifest,
  type FormerManifest,
  type Manifest,
  type TableEntry,
} from './manifest.ts';
import { requireEmptyBucket, restoreObjects, saveObjects } from './objects.ts';

type Source = Pick<Env, 'databaseDirectUrl' | 'storage'>;

/**
 * Writes the database and every stored file into the new folder `folder`: the rows first, in one snapshot. Objects are never
 * overwritten, so those copied afterwards still match the rows.
 */
export async function backUp({ databaseDirectUrl, storage }: Source, folder: string): Promise<Manifest> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  for (const name of ['tables', 'objects']) fs.mkdirSync(path.join(folder, name), { mode: 0o700 });
  const createdAt = new Date().toISOString();
  const dump = await dumpDatabase(databaseDirectUrl, folder);
  const objects = await saveObjects(storage, folder);
  const manifest: Manifest = { format: 2, createdAt, release: version, ...dump, objects };
  writeManifest(folder, manifest);
  return manifest;
}

/** `storage: null` leaves the files where they are. */
type Target = Pick<Env, 'databaseDirectUrl'> & { storage: Env['storage'] | null };

/**
 * Restores a backup of this release or an older one into an empty database and an empty bucket, after verifying every file of
 * it. `migrations` is the folder of this release's migrations unless set.
 */
export async function restore(
  { databaseDirectUrl, storage }: Target,
  folder: string,
  { migrations }: { migrations?: string } = {},
): Promise<Manifest> {
  const found = readManifest(folder);
  const manifest = found.format === 1 ? await upgradeManifest(found) : found;
  await requireIntact(folder, found);
  await requireKnownMigrations(manifest, migrations);
  if (storage !== null) {
    await requireEmptyBucket(storage);
    await restoreObjects(storage, folder, manifest.objects);
  }
  await loadDatabase(databaseDirectUrl, { folder, manifest, migrations });
  return manifest;
}

/**
 * The manifest of a backup by the last version before 1.0.0, as 1.0.0 would have written it: its tables are those that the
 * migrations of 1.0.0 make. Throws for a backup of an older version.
 */
async function upgradeManifest(former: FormerManifest): Promise<Manifest> {
  const names = new Set(former.migrations);
  if (names.size !== formerMigrations.length || formerMigrations.some((name) => !names.has(name))) {
    throw new Error(
      'the backup was made by a version older than the last one before 1.0.0: restore it with that one, start the last version before 1.0.0 on it once, then this one',
    );
  }
  const baseline = listBaseline(await listMigrations());
  return {
    ...former,
    format: 2,
    release: '1.0.0',
    migrations: baseline.map(({ name, sha256 }) => ({ name, sha256 })),
    tables: former.tables.filter(({ name }) => !isRecordTable(name)).map(upgradeTable),
  };
}

function upgradeTable(table: TableEntry): TableEntry {
  const renamed = Object.entries(formerColumns[table.name.replace(/^public\./, '')] ?? {});
  const found = renamed.filter(([former]) => table.columns.includes(former));
  if (found.length === 0) return table;
  const today = new Map(found);
  return {
    ...table,
    columns: table.columns.map((column) => today.get(column) ?? column),
    formerNames: Object.fromEntries(found.map(([former, name]) => [name, former])),
  };
}
