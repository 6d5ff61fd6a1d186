import fs from 'node:fs';
import readline from 'node:readline';
import pg from 'pg';
import { listMigrations } from '#server/platform/db/migration/files.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { createQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { listRecords, listTables } from './dump.ts';
import { tableFile, type Manifest, type TableEntry } from './manifest.ts';

const rowsPerInsert = 500;

interface Load {
  /** Of the backup. */
  folder: string;
  manifest: Manifest;
  /** Folder of this release's migrations; its own unless set. */
  migrations?: string | undefined;
}

/**
 * Restores the rows into an empty database: migrates it to the backup's last migration, loads the rows in one transaction,
 * and migrates on. Throws when the database has accounts, or was migrated further than the backup.
 */
export async function loadDatabase(databaseUrl: string, { folder, manifest, migrations }: Load): Promise<void> {
  const names = manifest.migrations.map(({ name }) => name);
  await makeTables(databaseUrl, { folder: migrations, only: names });
  await loadRows(databaseUrl, folder, manifest);
  await makeTables(databaseUrl, { folder: migrations });
}

/** Throws unless this release has every migration of the backup, with the same content. */
export async function requireKnownMigrations(manifest: Manifest, folder?: string): Promise<void> {
  const own = new Map((await listMigrations(folder)).map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of manifest.migrations) {
    const known = own.get(name);
    const origin = `the backup was made by release ${manifest.release}`;
    if (known === undefined)
      throw new Error(`${origin}, whose migration ${name} this one does not have: restore it with that one`);
    if (known !== sha256)
      throw new Error(`${origin}, whose migration ${name} differs from this one's: restore it with that one`);
  }
}

async function loadRows(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  await client.connect();
  try {
    await client.query('begin');
    await requireFit(client, manifest);
    const finish = await openTables(client);
    const tables = await fitTables(client, manifest);
    for (const table of tables) await loadTable(client, folder, table);
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
    }
    await finish();
    await requireRows(client, tables);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function makeTables(
  databaseUrl: string,
  migrations: { folder?: string | undefined; only?: readonly string[] | undefined },
): Promise<void> {
  const options = { databaseUrl, log: createLog('warn'), works: false, ...migrations };
  const queue = await prepareDatabase(options, () => createQueue(options));
  await queue.stop();
}

async function requireFit(client: pg.Client, manifest: Manifest): Promise<void> {
  const people = await client.query('select 1 from profiles limit 1');
  if (people.rowCount !== 0) throw new Error('the database is not empty');
  const names = new Set(manifest.migrations.map(({ name }) => name));
  const further = (await listRecords(client)).find(({ name }) => !names.has(name));
  if (further) {
    throw new Error(
      `the database is migrated further than the backup (${further.name}): restore into an empty database`,
    );
  }
}

/** The queue's own record: it describes the installed tables. */
const queueVersion = 'pgboss.version';

/**
 * The backup's tables with the columns to load. Those of the product are as their migrations made them; those of the queue are
 * made by its package, a newer version of which may have dropped a column.
 */
async function fitTables(client: pg.Client, { tables }: Manifest): Promise<TableEntry[]> {
  const found = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  return tables.flatMap((table) => {
    if (table.name === queueVersion) return [];
    const known = found.get(table.name);
    // PostgreSQL's versions quote different words.
    const given = new Set(table.columns.map(unquoted));
    const columns = known?.filter((column) => given.has(unquoted(column))) ?? [];
    const isQueue = table.name.startsWith('pgboss.');
    const isWhole = isQueue ? known !== undefined || table.rows === 0 : columns.length === given.size;
    if (!isWhole) throw new Error(`the backup does not fit: ${table.name} has other columns`);
    return known === undefined ? [] : [{ ...table, columns }];
  });
}

function unquoted(name: string): string {
  return name.replaceAll('"', '');
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
  const tables = (await listTables(client)).map(({ name }) => name).filter((name) => name !== queueVersion);
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

async function loadTable(client: pg.Client, folder: string, table: TableEntry): Promise<void> {
  const { name, columns, formerNames = {} } = table;
  const list = columns.join(', ');
  const insert = async (rows: readonly string[]): Promise<void> => {
    await client.query(
      `insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, (
        select jsonb_agg(line || (select coalesce(jsonb_object_agg(today, line -> former), '{}')
          from jsonb_each_text($2::jsonb) as names (today, former)))
        from jsonb_array_elements($1::jsonb) as lines (line)))`,
      [`[${rows.join(',')}]`, JSON.stringify(formerNames)],
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

async function requireRows(client: pg.Client, tables: readonly TableEntry[]): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await client.query<{ count: string }>(`select count(*)::text as count from ${name}`);
    if (found.rows[0]?.count !== String(rows)) throw new Error(`${name} has another number of rows than the backup`);
  }
}
