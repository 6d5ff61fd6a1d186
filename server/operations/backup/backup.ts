import fs from 'node:fs';
import path from 'node:path';
import { listSteps } from '#server/db/migrate.ts';
import type { Env } from '#server/env.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase } from './load.ts';
import { readBackup, writeManifest, type Manifest } from './manifest.ts';
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
  const manifest: Manifest = { format: 1, createdAt, ...dump, objects };
  writeManifest(folder, manifest);
  return manifest;
}

/** `storage: null` leaves the files where they are. */
type Target = Pick<Env, 'databaseDirectUrl'> & { storage: Env['storage'] | null };

/** Restores a backup into an empty database and an empty bucket, after verifying every file of it. */
export async function restore({ databaseDirectUrl, storage }: Target, folder: string): Promise<Manifest> {
  const manifest = await readBackup(folder);
  await requireSameRelease(manifest);
  if (storage !== null) await requireEmptyBucket(storage);
  if (storage !== null) await restoreObjects(storage, folder, manifest.objects);
  await loadDatabase(databaseDirectUrl, folder, manifest);
  return manifest;
}

async function requireSameRelease({ migrations }: Manifest): Promise<void> {
  const own = await listSteps();
  if (JSON.stringify(own.toSorted()) !== JSON.stringify(migrations.toSorted())) {
    throw new Error('the backup was made by another release: restore it with that one');
  }
}
