import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The contents of a backup. Written last, so that a folder without one is an incomplete backup. */

const table = z.object({
  /** `schema.name`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the table's file, which has one JSON row per line. */
  sha256: z.string(),
});

const storedObject = z.object({
  key: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  mimetype: z.string(),
  cacheControl: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Only a release with exactly these migrations can restore the rows. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  objects: z.array(storedObject),
});

export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
export type ObjectEntry = z.infer<typeof storedObject>;

export function tableFile(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.jsonl`);
}

/** Named by content, since keys may contain personal data. */
export function objectFile(folder: string, sha256: string): string {
  return path.join(folder, 'objects', sha256);
}

export function writeManifest(folder: string, content: Manifest): void {
  fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
}

/** Reads a manifest and verifies the checksum of every file. Throws with the first that is missing or differs. */
export async function readBackup(folder: string): Promise<Manifest> {
  const content = readManifest(folder);
  for (const { name, sha256 } of content.tables) await requireHash(tableFile(folder, name), sha256);
  for (const { sha256 } of content.objects) await requireHash(objectFile(folder, sha256), sha256);
  return content;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json');
  if (!fs.existsSync(file)) throw new Error(`${folder} is no backup: it has no manifest.json`);
  try {
    return manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is damaged, or of another format`, { cause: error });
  }
}

async function requireHash(file: string, sha256: string): Promise<void> {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing`);
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new Error(`${file} does not match its checksum`);
}
