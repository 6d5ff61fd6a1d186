import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { QueryExecutorProvider } from 'kysely';
import { z } from 'zod';

/** One migration of this release. */
export interface Migration {
  name: string;
  /** Of the source, the same before and after the build. */
  sha256: string;
  /** Runs it in an open transaction. */
  up(trx: QueryExecutorProvider): Promise<void>;
}

/** Beside compiled migrations: the hashes of their sources, which the build writes. */
export const hashesFile = 'hashes.json';

/** Resolves in the source and in the build alike. */
export const migrationFolder = path.resolve(import.meta.dirname, '../../../../migrations');

const extension = /(?<!\.d)\.(?:ts|js)$/;
const hashes = z.record(z.string(), z.string());

/** SHA-256 of a migration's source, whatever line endings its checkout has. */
export function hashMigration(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');
}

/** Hashes of the migrations of a folder, by name, in order. */
export async function hashMigrations(folder = migrationFolder): Promise<Record<string, string>> {
  const files = (await fs.readdir(folder)).filter((file) => extension.test(file)).toSorted();
  const isBuilt = files.every((file) => file.endsWith('.js'));
  const built = isBuilt ? hashes.parse(JSON.parse(await fs.readFile(path.join(folder, hashesFile), 'utf8'))) : {};
  const entries = files.map(async (file): Promise<[string, string]> => {
    const name = file.replace(extension, '');
    return [name, built[name] ?? hashMigration(await fs.readFile(path.join(folder, file), 'utf8'))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Cached per folder: files do not change while a process runs, and readiness needs them at each probe. */
const known = new Map<string, Promise<Record<string, string>>>();

/** Names of a folder's migrations, in order. */
export async function listMigrationNames(folder = migrationFolder): Promise<string[]> {
  return Object.keys(await hashesOf(folder));
}

/** A folder's migrations, in order; their code is loaded when they run. */
export async function listMigrations(folder = migrationFolder): Promise<Migration[]> {
  const found = await hashesOf(folder);
  const suffix = (await fs.readdir(folder)).some((file) => file.endsWith('.ts')) ? '.ts' : '.js';
  return Object.entries(found).map(([name, sha256]) => ({
    name,
    sha256,
    up: async (trx) => {
      const { up } = migrationModule.parse(await import(pathToFileURL(path.join(folder, `${name}${suffix}`)).href));
      await up(trx);
    },
  }));
}

const migrationModule = z.object({
  up: z.custom<(trx: QueryExecutorProvider) => Promise<void>>((value) => typeof value === 'function'),
});

function hashesOf(folder: string): Promise<Record<string, string>> {
  const found = known.get(folder) ?? hashMigrations(folder);
  known.set(folder, found);
  return found;
}
