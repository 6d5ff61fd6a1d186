import fs from 'node:fs';
import readline from 'node:readline';
import pg from 'pg';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/observability/log.ts';
import { listMigrations, listTables } from './dump.ts';
import { tableFile, type Manifest, type TableEntry } from './manifest.ts';

const batch = 500;

/**
 * Puts the rows of a backup into an empty database, all or none. Throws when the database holds people already, or when
 * this release shapes its tables in another way than the one that made the backup.
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
  const here = JSON.stringify([await listMigrations(client), await shapeOf(client)]);
  const there = JSON.stringify([manifest.migrations, manifest.tables.map(({ name, columns }) => ({ name, columns }))]);
  if (here !== there) throw new Error('the backup was made by another release: restore it with that one');
}

function shapeOf(client: pg.Client) {
  return listTables(client);
}

/**
 * Empties the tables and takes away what would refuse rows in the order in which they come; the returned function puts it
 * back, and so checks every reference.
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
  let waiting: string[] = [];
  for await (const line of readline.createInterface(fs.createReadStream(tableFile(folder, name)))) {
    waiting.push(line);
    if (waiting.length === batch) {
      await insert(waiting);
      waiting = [];
    }
  }
  if (waiting.length > 0) await insert(waiting);
}

async function requireRows(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await client.query<{ count: string }>(`select count(*)::text as count from ${name}`);
    if (found.rows[0]?.count !== String(rows)) throw new Error(`${name} did not take all of its rows`);
  }
}
