import { formerColumns, formerMigrations, listBaseline } from '#server/platform/db/migration/bridge.ts';
import { listMigrations } from '#server/platform/db/migration/files.ts';
import { isRecordTable } from '#server/platform/db/migration/records.ts';
import type { FormerManifest, Manifest, TableEntry } from './manifest.ts';

/**
 * The manifest of a backup by the last version before 1.0.0, as 1.0.0 would have written it: its tables are those that the
 * migrations of 1.0.0 make. Throws for a backup of an older version.
 */
export async function upgradeManifest(former: FormerManifest): Promise<Manifest> {
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
