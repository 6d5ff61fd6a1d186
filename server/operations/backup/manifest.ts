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
  /** Columns that were renamed since: the name in the file's rows, by the name of today. */
  formerNames: z.record(z.string(), z.string()).optional(),
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

const base = z.object({
  createdAt: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  objects: z.array(storedObject),
});

const manifest = base.extend({
  format: z.literal(2),
  /** The product's version that made it. */
  release: z.string(),
  /** Migrations of the dump: a release that has them unchanged can restore it. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

/** Of versions before 1.0.0. */
const formerManifest = base.extend({ format: z.literal(1), migrations: z.array(z.string()) });

export type Manifest = z.infer<typeof manifest>;
export type FormerManifest = z.infer<typeof formerManifest>;
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

/** Verifies the checksum of every file. Throws with the first that is missing or differs. */
export async function requireIntact(folder: string, { tables, objects }: Pick<Manifest, 'tables' | 'objects'>) {
  for (const { name, sha256 } of tables) await requireHash(tableFile(folder, name), sha256);
  for (const { sha256 } of objects) await requireHash(objectFile(folder, sha256), sha256);
}

export function readManifest(folder: string): Manifest | FormerManifest {
  const file = path.join(folder, 'manifest.json');
  if (!fs.existsSync(file)) throw new Error(`${folder} is no backup: it has no manifest.json`);
  try {
    const text: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return z.discriminatedUnion('format', [manifest, formerManifest]).parse(text);
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
