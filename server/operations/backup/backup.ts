import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { version } from '#server/platform/start/version.ts';
import { dumpDatabase } from './dump.ts';
import { upgradeManifest } from './former-manifest.ts';
import { loadDatabase, requireKnownMigrations } from './load.ts';
import { readManifest, requireIntact, writeManifest, type Manifest } from './manifest.ts';
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
