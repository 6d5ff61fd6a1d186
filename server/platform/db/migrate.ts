import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '#server/platform/observability/log.ts';
import type { Db, Trx } from './client.ts';
import { bridge } from './migration/bridge.ts';
import { ChangedMigration, MigrationBlocked } from './migration/errors.ts';
import { listMigrationNames, listMigrations, type Migration } from './migration/files.ts';
import { watchLocks, type HeldLock } from './migration/locks.ts';
import { addRecord, createRecords, readFormerNames, readRecords } from './migration/records.ts';

/*
 * Each migration runs in a separate transaction that records its name and hash: tables are locked only during their own
 * migration, and earlier migrations survive a failing one. Kysely's migrator runs all of them in one.
 */

/** Key of the advisory lock of a migration, the same in every process. */
const lockKey = 7_203_115;

/** By SQLSTATE: another transaction holds a lock that the migration needs. */
const blockedCodes = new Set(['55P03', '40P01']);

export interface MigrateOptions {
  /** Schema that the connection creates tables in; unset for the database's default. */
  schema?: 'sandbox' | undefined;
  /** Folder of the migrations; this release's unless set. */
  folder?: string | undefined;
  /** Names of those to run; all unless set. */
  only?: readonly string[] | undefined;
  /** Called after each migration with its time and locks. */
  log?: Log | undefined;
  /** Lock timeout of one attempt, during which the waiting migration blocks other transactions. */
  lockTimeoutMs?: number | undefined;
  /** Total time of all attempts. */
  retryForMs?: number | undefined;
}

/**
 * Migrates the database, or the `schema` that the connection creates tables in, to this release. Migrations of a newer release
 * stay, so that old and new processes run side by side. Safe to call concurrently. Returns the names of the migrations that
 * ran. Throws IncompatibleDatabase, ChangedMigration, MigrationBlocked, or the error of the first migration that fails.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<string[]> {
  await requireSchema(db, options);
  const migrations = await listMigrations(options.folder);
  const ran = await whenUnblocked('bridge', options, () => bridgeOnce(db, migrations, options));
  await requireUnchanged(db, options);
  const taken = new Set((await readRecords(db.withoutPlugins(), options.schema))?.map(({ name }) => name));
  const due = migrations.filter(({ name }) => !taken.has(name) && (options.only?.includes(name) ?? true));
  for (const migration of due) {
    const didRun = await whenUnblocked(migration.name, options, () => runOnce(db, migration, options));
    if (didRun) ran.push(migration.name);
  }
  return ran;
}

/** If the schema is missing, tables would be created in another one and mix test data with live rows. */
async function requireSchema(db: Db, { schema }: MigrateOptions): Promise<void> {
  if (schema === undefined) return;
  const { rows } = await sql<{ found: string | null }>`select current_schema() as found`.execute(db);
  if (rows[0]?.found !== schema) throw new Error(`the connection does not create tables in the schema ${schema}`);
}

/** Whether every migration of this release ran. */
export async function isMigrated(db: Db, { schema, folder }: Pick<MigrateOptions, 'schema' | 'folder'> = {}) {
  const taken = new Set((await readRecords(db.withoutPlugins(), schema))?.map(({ name }) => name));
  return (await listMigrationNames(folder)).every((name) => taken.has(name));
}

/** Names of migrations that ran and that this release does not have: those of a newer one. */
export async function listNewer(db: Db, { schema, folder }: Pick<MigrateOptions, 'schema' | 'folder'> = {}) {
  const own = new Set(await listMigrationNames(folder));
  const records = (await readRecords(db.withoutPlugins(), schema)) ?? [];
  return records.map(({ name }) => name).filter((name) => !own.has(name));
}

/** Throws ChangedMigration with the first migration that ran with another content than this release has. */
export async function requireUnchanged(
  db: Db,
  { schema, folder }: Pick<MigrateOptions, 'schema' | 'folder'> = {},
): Promise<void> {
  const own = new Map((await listMigrations(folder)).map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of (await readRecords(db.withoutPlugins(), schema)) ?? []) {
    if (own.has(name) && own.get(name) !== sha256) throw new ChangedMigration(name);
  }
}

/** Runs `work` in a transaction under the lock of migrations, which waits for others without a limit. */
async function locked<T>(db: Db, { lockTimeoutMs = 2_000 }: MigrateOptions, work: (trx: Trx) => Promise<T>) {
  return db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      await sql`set local lock_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${lockKey}, hashtext(current_schema()))`.execute(trx);
      await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(trx);
      return work(trx);
    });
}

async function bridgeOnce(db: Db, migrations: readonly Migration[], options: MigrateOptions): Promise<string[]> {
  const plain = db.withoutPlugins();
  const isNew = (await readRecords(plain, options.schema)) === null;
  if (!isNew || (await readFormerNames(plain, options.schema)) === null) return [];
  return locked(db, options, async (trx) => {
    if ((await readRecords(trx, options.schema)) !== null) return [];
    const names = await bridge(trx, migrations, options.schema ?? 'public');
    options.log?.info({ schema: options.schema ?? 'public' }, 'upgraded from a version before 1.0.0');
    return names;
  });
}

/** False when another process ran it meanwhile. */
async function runOnce(db: Db, migration: Migration, options: MigrateOptions): Promise<boolean> {
  const { schema, log } = options;
  const startedAt = performance.now();
  let endMeasure: (() => HeldLock[]) | undefined;
  const didRun = await locked(db, options, async (trx) => {
    await createRecords(trx, schema);
    const records = await readRecords(trx, schema);
    if (records?.some(({ name }) => name === migration.name)) return false;
    if (log) endMeasure = await watchLocks(trx, migration.up);
    else await migration.up(trx);
    await addRecord(trx, schema, migration);
    return true;
  });
  if (didRun) {
    const facts = {
      migration: migration.name,
      schema: schema ?? 'public',
      ms: Math.ceil(performance.now() - startedAt),
    };
    log?.info({ ...facts, locks: endMeasure?.() ?? [] }, 'migrated');
  }
  return didRun;
}

/**
 * Retries `work` after lock timeouts. A migration that waits for a lock blocks every later query on the table, so it
 * waits briefly, rolls back, lets the others pass and retries.
 */
async function whenUnblocked<T>(name: string, options: MigrateOptions, work: () => Promise<T>): Promise<T> {
  const { log, retryForMs = 5 * 60_000 } = options;
  const deadline = performance.now() + retryForMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
      if (typeof code !== 'string' || !blockedCodes.has(code)) throw error;
      if (performance.now() > deadline) throw new MigrationBlocked(name, { cause: error });
      log?.warn({ migration: name }, 'migration waits for a lock, trying again');
      await delay(500);
    }
  }
}
