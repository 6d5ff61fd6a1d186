import { countOf } from '#shared/plural.ts';
import type { Db } from '../client.ts';
import { isMigrated, listNewer, requireUnchanged } from '../migrate.ts';
import { readCurrentCatalogue, type ProductSchema } from './catalogue-files.ts';
import { compareCatalogues, readCatalogue } from './catalogue.ts';

/**
 * Compares a migrated schema with what this release's migrations make. Returns a description, which names an operator's own
 * objects. Throws ChangedMigration, or an error that names what is missing or differs.
 */
export async function checkSchema(db: Db, schema: ProductSchema): Promise<string> {
  const place = schema === 'public' ? {} : { schema };
  if (!(await isMigrated(db, place)))
    throw new Error('not migrated for this release: start the server, or MIGRATE=only');
  await requireUnchanged(db, place);
  const newer = await listNewer(db, place);
  if (newer.length > 0) return `of a newer release, by ${countOf(newer.length, 'migration')}`;
  const { missing, changed, added } = compareCatalogues(
    await readCurrentCatalogue(schema),
    await readCatalogue(db, schema),
  );
  const faults = [...missing.map((name) => `${name} is missing`), ...changed.map((name) => `${name} differs`)];
  if (faults.length > 0) throw new Error(firstOf(faults));
  return added.length === 0 ? 'up to date' : `up to date, besides ${firstOf(added)}`;
}

function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, 10).join('; ');
  return names.length > 10 ? `${shown}; and ${names.length - 10} more` : shown;
}
