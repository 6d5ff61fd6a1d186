import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { tableFile } from '#server/operations/backup/manifest.ts';
import { cloneDatabase, emptyDatabase } from './database.ts';

/*
 * What earlier versions left behind. Of the last one before 1.0.0, with rows in every table: a dump of its demo data by pg_dump 15,
 * and a backup of the same rows by its own command. Of 1.0.0: a backup, by its command, of that database as it had upgraded it, with
 * rows in the tables that were new.
 */

async function readFixture(name: string): Promise<string> {
  return gunzipSync(await fs.readFile(path.join(import.meta.dirname, 'fixtures', name))).toString('utf8');
}

/** Name of the database with the dump, which all tests of a process copy. */
let template: Promise<string> | undefined;

/** A database of the last version before 1.0.0; `drop` removes it. */
export async function formerDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  template ??= loadDump(postgresUrl);
  return cloneDatabase(postgresUrl, await template);
}

async function loadDump(postgresUrl: string): Promise<string> {
  const { url } = await emptyDatabase(postgresUrl);
  await runSql(url, await readFixture('before-1.0.0.sql.gz'));
  return new URL(url).pathname.slice(1);
}

/** `APP_SECRET` of that version, whose signing keys are encrypted with it. */
export const formerSecret = 'yeoFthoCZV3gas2ocTQY93qwea8-hPdf43dYkfaRVXba1MzDD88TtVkyOwenN9ef';

const backup = z.object({
  manifest: z.looseObject({ tables: z.array(z.looseObject({ name: z.string(), columns: z.array(z.string()) })) }),
  tables: z.record(z.string(), z.string()),
});

/**
 * Writes a backup of the last version before 1.0.0 into the new folder `folder`; `renamed` gives columns of a table the names
 * that they had when the version began.
 */
export function writeFormerBackup(folder: string, renamed?: Renamed): Promise<void> {
  return writeBackup(folder, 'before-1.0.0-backup.json.gz', renamed);
}

/** Writes a backup of 1.0.0 into the new folder `folder`. */
export function writeFirstBackup(folder: string): Promise<void> {
  return writeBackup(folder, '1.0.0-backup.json.gz');
}

interface Renamed {
  table: string;
  columns: Readonly<Record<string, string>>;
}

async function writeBackup(
  folder: string,
  fixture: string,
  renamed: Renamed = { table: '', columns: {} },
): Promise<void> {
  const { manifest, tables } = backup.parse(JSON.parse(await readFixture(fixture)));
  await fs.mkdir(path.join(folder, 'tables'), { recursive: true });
  const entries = manifest.tables.map((table) => {
    const names = Object.entries(table.name === renamed.table ? renamed.columns : {});
    const rename = (text: string, quote: string) =>
      names.reduce((all, [name, former]) => all.replaceAll(quote + name + quote, quote + former + quote), text);
    const text = rename(tables[table.name] ?? '', '"');
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { text, entry: { ...table, columns: table.columns.map((column) => rename(column, '')), sha256 } };
  });
  for (const { text, entry } of entries) await fs.writeFile(tableFile(folder, entry.name), text);
  const content = { ...manifest, tables: entries.map(({ entry }) => entry) };
  await fs.writeFile(path.join(folder, 'manifest.json'), JSON.stringify(content));
}

/** Runs statements in a database; returns the rows of the last one. */
export async function runSql(url: string, statements: string): Promise<Record<string, unknown>[]> {
  return withClient(url, (run) => run(statements));
}

type Run = (statements: string) => Promise<Record<string, unknown>[]>;

const result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

async function withClient<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statements) => {
      const results: unknown = await client.query(statements);
      return result.parse(Array.isArray(results) ? results.at(-1) : results).rows;
    });
  } finally {
    await client.end();
  }
}

const catalogue = z.record(z.string(), z.record(z.string(), z.unknown()));
const frozen = path.join(import.meta.dirname, '../../server/platform/db/migration/catalogue-baseline.json');

/** Customers' sentences, which 1.0.0 learns again, and when it learned them. */
const forgotten = /^(?:\S+ of translation_memory|remembered_at of translation_texts)$/;

/** Columns of the 1.0.0 baseline, as `email of profiles`, without those that it learns again. */
async function keptColumns(): Promise<ReadonlySet<string>> {
  const known = catalogue.parse(JSON.parse(await fs.readFile(frozen, 'utf8')));
  const names = Object.values(known).flatMap((objects) => Object.keys(objects));
  const columns = names.flatMap((name) => /^column (.*)$/.exec(name)?.[1] ?? []);
  return new Set(columns.filter((column) => !forgotten.test(column)));
}

/** Columns of the tables of a database, as `email of profiles`. */
export async function columnsOf(url: string): Promise<ReadonlySet<string>> {
  const rows = await runSql(
    url,
    `select column_name || ' of ' || table_name as name from information_schema.columns where table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => String(name)));
}

/**
 * Number and hash of the rows of every table by name: of those columns alone, without the records of migrations, and of the queue.
 * The columns are those that 1.0.0 began with unless given.
 */
export async function readContent(url: string, known?: ReadonlySet<string>): Promise<Record<string, string>> {
  const compared = known ?? (await keptColumns());
  const isKept = (column: string, table: string) => compared.has(`${column} of ${table}`);
  return withClient(url, async (run) => {
    await run(`set timezone = 'UTC'`);
    const columns = await run(
      `select n.nspname as schema, c.relname as table, a.attname as column, quote_ident(a.attname) as quoted,
        format('%I.%I', n.nspname, c.relname) as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'sandbox', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and c.relname !~ '^(kysely|schema)_migration'
      order by name, a.attname`,
    );
    const kept = columns.filter(
      ({ schema, column, table }) => schema === 'pgboss' || isKept(String(column), String(table)),
    );
    const parts = [...Map.groupBy(kept, ({ name }) => String(name))].map(
      ([name, own]) => `select '${name}' as name,
        count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from (select ${own.map(({ quoted }) => String(quoted)).join(', ')} from ${name}) t`,
    );
    const rows = await run(parts.join(' union all '));
    return Object.fromEntries(rows.map(({ name, sum }) => [String(name), String(sum)]));
  });
}
