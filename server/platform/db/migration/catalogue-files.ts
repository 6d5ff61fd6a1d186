import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';

/*
 * Catalogues in files. `catalogue-baseline.json` never changes; `catalogue.json` has the changes of later migrations,
 * so that parallel branches merge. In the baseline, `sandbox` has the differences from `public`; null marks a missing
 * object.
 */

const differences = z.record(z.string(), z.string().nullable());
const catalogueFile = z.strictObject({ public: differences, sandbox: differences });

export type CatalogueFile = z.infer<typeof catalogueFile>;
/** Schemas that the migrations run in. */
export type ProductSchema = keyof CatalogueFile;
type Differences = z.infer<typeof differences>;

/** Resolves in the source and in the build alike. */
export const catalogueFiles = {
  baseline: path.join(import.meta.dirname, 'catalogue-baseline.json'),
  current: path.join(import.meta.dirname, 'catalogue.json'),
};

/** Catalogue of the baseline, migrations 0001 to 0024. */
export async function readBaselineCatalogue(schema: ProductSchema): Promise<Catalogue> {
  const file = await readFile(catalogueFiles.baseline);
  return schema === 'sandbox' ? apply(apply({}, file.public), file.sandbox) : apply({}, file.public);
}

/** Catalogue of this release. */
export async function readCurrentCatalogue(schema: ProductSchema): Promise<Catalogue> {
  const [first, later] = [await readBaselineCatalogue(schema), await readFile(catalogueFiles.current)];
  return apply(first, later[schema]);
}

/** Differences between two catalogues, by name. */
export function differencesOf(from: Catalogue, to: Catalogue): Differences {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
  const changed = names.filter((name) => from[name] !== to[name]);
  return Object.fromEntries(changed.map((name) => [name, to[name] ?? null]));
}

async function readFile(file: string): Promise<CatalogueFile> {
  return catalogueFile.parse(JSON.parse(await fs.readFile(file, 'utf8')));
}

function apply(catalogue: Catalogue, changes: Differences): Catalogue {
  const whole = new Map(Object.entries(catalogue));
  for (const [name, definition] of Object.entries(changes)) {
    if (definition === null) whole.delete(name);
    else whole.set(name, definition);
  }
  return Object.fromEntries(whole);
}
