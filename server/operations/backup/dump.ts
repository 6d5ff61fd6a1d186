import { createHash } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { isRecordTable } from '#server/platform/db/migration/records.ts';
import { tableFile, type Manifest, type TableEntry } from './manifest.ts';

type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

const rowsPerFetch = 1_000;

/** Writes every table of the product and of pg-boss into `folder`, in one snapshot. */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<Dump> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    await client.query('begin transaction isolation level repeatable read read only');
    const tables: TableEntry[] = [];
    for (const { name, columns } of await listTables(client))
      tables.push(await dumpTable(client, folder, { name, columns }));
    return { migrations: await listRecords(client), tables, sequences: await listSequences(client) };
  } finally {
    await client.end();
  }
}

/** Applied migrations, by name. */
export async function listRecords(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, sha256 from schema_migrations order by name collate "C"',
  );
  return rows;
}

/**
 * Tables with their own rows (a partitioned table counts as one) and their columns, without generated ones. The record of
 * migrations is left out: restoring makes its own.
 */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(format('%I', a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    group by n.nspname, c.relname order by 1`,
  );
  return rows.filter(({ name }) => !isRecordTable(name));
}

async function dumpTable(
  client: pg.Client,
  folder: string,
  { name, columns }: { name: string; columns: string[] },
): Promise<TableEntry> {
  const file = fs.openSync(tableFile(folder, name), 'wx', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    await client.query(
      `declare rows_of no scroll cursor for select row_to_json(t)::text as row from (select ${columns.join(', ')} from ${name}) t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerFetch} from rows_of`);
      if (rows.length === 0) break;
      const text = rows.map(({ row }) => `${row}\n`).join('');
      hash.update(text);
      fs.writeSync(file, text);
      count += rows.length;
    }
    await client.query('close rows_of');
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
  return { name, columns, rows: count, sha256: hash.digest('hex') };
}

async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', 'pgboss') order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    const [found] = state.rows;
    if (found) sequences.push({ name, ...found });
  }
  return sequences;
}
