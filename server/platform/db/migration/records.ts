import { sql, type QueryExecutorProvider } from 'kysely';
import { version } from '#server/platform/settings/version.ts';
import type { Migration } from './files.ts';

/** A migration that ran on a database. */
export interface MigrationRecord {
  name: string;
  sha256: string;
}

const recordTable = 'schema_migrations';

/** The product's versions before 1.0.0 recorded names here, by Kysely's migrator. */
const formerTable = 'kysely_migration';

/** They belong to no catalogue and to no backup. */
export const recordTables: readonly string[] = [recordTable, formerTable, `${formerTable}_lock`];

/** Whether a table holds the record of migrations, by its name with or without a schema. */
export function isRecordTable(name: string): boolean {
  return recordTables.includes(name.replace(/^\w+\./, ''));
}

/** A table of `schema`; without one, of the schema that the connection creates tables in. */
function tableOf(schema: string | undefined, name: string) {
  return schema === undefined ? sql.table(name) : sql.table(`${schema}.${name}`);
}

async function hasTable(db: QueryExecutorProvider, schema: string | undefined, name: string): Promise<boolean> {
  const qualified = schema === undefined ? name : `${schema}.${name}`;
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${qualified}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** Applied migrations by name; null for a database without a record. */
export async function readRecords(
  db: QueryExecutorProvider,
  schema: string | undefined,
): Promise<MigrationRecord[] | null> {
  if (!(await hasTable(db, schema, recordTable))) return null;
  const { rows } = await sql<MigrationRecord>`
    select name, sha256 from ${tableOf(schema, recordTable)} order by name collate "C"`.execute(db);
  return rows;
}

/** Names that a version before 1.0.0 recorded; null without any. */
export async function readFormerNames(db: QueryExecutorProvider, schema: string | undefined): Promise<string[] | null> {
  if (!(await hasTable(db, schema, formerTable))) return null;
  const { rows } = await sql<{ name: string }>`
    select name from ${tableOf(schema, formerTable)} order by name collate "C"`.execute(db);
  return rows.length === 0 ? null : rows.map(({ name }) => name);
}

export async function createRecords(db: QueryExecutorProvider, schema: string | undefined): Promise<void> {
  await sql`
    create table if not exists ${tableOf(schema, recordTable)} (
      name text primary key,
      sha256 text not null,
      -- The product's version that ran it.
      release text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}

export async function addRecord(
  db: QueryExecutorProvider,
  schema: string | undefined,
  { name, sha256 }: Pick<Migration, 'name' | 'sha256'>,
): Promise<void> {
  await sql`
    insert into ${tableOf(schema, recordTable)} (name, sha256, release) values (${name}, ${sha256}, ${version})`.execute(
    db,
  );
}
