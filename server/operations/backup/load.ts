import fs from 'node:fs';
import readline from 'node:readline';
import pg from 'pg';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/observability/log.ts';
import { listMigrations, listTables } from './dump.ts';
import { tableFile, type Manifest, type TableEntry } from './manifest.ts';

const rowsPerInsert = 500;

/**
 * Restores the rows into an empty database, in one transaction. Throws when the database has accounts, or when another
 * release made the backup.
 */
export async function loadDatabase(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  await makeTables(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  await client.connect();
  try {
    await client.query('begin');
    await requireFit(client, manifest);
    const finish = await openTables(client);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
    }
    await finish();
    await requireRows(client, manifest);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function makeTables(databaseUrl: string): Promise<void> {
  const options = { databaseUrl, log: createLog('warn'), works: false };
  const queue = await prepareDatabase(options, () => createQueue(options));
  await queue.stop();
}

async function requireFit(client: pg.Client, manifest: Manifest): Promise<void> {
  const people = await client.query('select 1 from profiles limit 1');
  if (people.rowCount !== 0) throw new Error('the database is not empty');
  const actual = JSON.stringify([await listMigrations(client), await shapeOf(client)]);
  const expected = JSON.stringify([
    manifest.migrations,
    manifest.tables.map(({ name, columns }) => ({ name, columns })),
  ]);
  if (actual !== expected) throw new Error('the backup was made by another release: restore it with that one');
}

function shapeOf(client: pg.Client) {
  return listTables(client);
}

/**
 * Truncates the tables, drops foreign keys and disables triggers, so that rows load in any order; the returned function
 * restores both, which checks every reference.
 */
async function openTables(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ name: string; on: string; definition: string }>(
    `select format('%I', conname) as name, conrelid::regclass::text as "on", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  const tables = (await listTables(client)).map(({ name }) => name);
  for (const { name, on } of references) await client.query(`alter table ${on} drop constraint ${name}`);
  for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  return async () => {
    for (const name of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, on, definition } of references) {
      await client.query(`alter table ${on} add constraint ${name} ${definition}`);
    }
  };
}

async function loadTable(client: pg.Client, folder: string, { name, columns }: TableEntry): Promise<void> {
  const list = columns.join(', ');
  const insert = async (rows: readonly string[]): Promise<void> => {
    await client.query(
      `insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [`[${rows.join(',')}]`],
    );
  };
  let pending: string[] = [];
  for await (const line of readline.createInterface(fs.createReadStream(tableFile(folder, name)))) {
    pending.push(line);
    if (pending.length === rowsPerInsert) {
      await insert(pending);
      pending = [];
    }
  }
  if (pending.length > 0) await insert(pending);
}

async function requireRows(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await client.query<{ count: string }>(`select count(*)::text as count from ${name}`);
    if (found.rows[0]?.count !== String(rows)) throw new Error(`${name} has another number of rows than the backup`);
  }
}
