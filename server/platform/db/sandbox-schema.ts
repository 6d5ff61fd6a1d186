import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '#server/platform/observability/log.ts';
import type { Topic } from '#server/platform/realtime/types.ts';
import { createDb, createPool, type Db } from './client.ts';
import { isMigrated, migrate } from './migrate.ts';

/*
 * Sandbox accounts have the same tables in a separate schema. Live queries cannot reach their rows, so staff lists,
 * totals, timers, exports, backups and the public log need no filter that could be forgotten.
 */

export const sandboxSchema = 'sandbox';

/** Test keys share these connections, so that they never take those of live requests. */
const maxConnections = 6;

interface SandboxMigration {
  databaseUrl: string;
  log: Log;
  /** Folder of the migrations; this release's unless set. */
  folder?: string | undefined;
}

/** A pool that sees the sandboxes' tables alone: a table missing there is an error, never a live one. */
export function createSandboxPool(
  databaseUrl: string,
  log: Log,
  { publish }: { publish: ((topic: Topic) => void) | null },
): pg.Pool {
  // Statements prepared by a live connection of a pooler would keep its schema.
  const options = { searchPath: sandboxSchema, max: maxConnections, namedStatements: false };
  return createPool(databaseUrl, log, { ...options, publish });
}

/** The role may not make the sandboxes' schema. The message names the remedy. */
export class SandboxRightMissing extends Error {
  constructor(remedy: string) {
    super(
      `Test keys need the schema ${sandboxSchema}, which this database role may not make. As the database's owner: ${remedy};`,
    );
  }
}

/** Why test keys cannot work; null if the schema fits this release. */
export async function findSandboxFault(db: Db): Promise<string | null> {
  if (await isMigrated(db, { schema: sandboxSchema })) return null;
  const { hasSchema, remedy } = await readRights(db);
  const fault = hasSchema ? 'is behind this release' : 'is missing';
  const right = remedy === null ? '' : `, after ${remedy};`;
  return `the schema ${sandboxSchema} ${fault}: start the server or run MIGRATE=only${right}`;
}

/** The statement that lets the current role make the schema; null when it may. */
async function readRights(db: Db): Promise<{ hasSchema: boolean; remedy: string | null }> {
  const { rows } = await sql<{ hasSchema: boolean; remedy: string | null }>`
    select n.oid is not null as "hasSchema", case
        when n.oid is null and not has_database_privilege(current_database(), 'CREATE')
          then format('grant create on database %I to %I', current_database(), current_user)
        when not (has_schema_privilege(n.oid, 'CREATE') and has_schema_privilege(n.oid, 'USAGE'))
          then format('grant create, usage on schema %I to %I', ${sandboxSchema}::text, current_user)
      end as remedy
    from (select 1) as one left join pg_namespace n on n.nspname = ${sandboxSchema}`.execute(db);
  return rows[0] ?? { hasSchema: false, remedy: null };
}

/**
 * Creates and migrates the sandboxes' schema. The live schema is migrated before. Returns the names of the steps that ran.
 * Throws SandboxRightMissing.
 */
export async function migrateSandboxes({ databaseUrl, log, folder }: SandboxMigration): Promise<string[]> {
  // The trigram operators of the extension are in the live schema; new tables go to the first one.
  const searchPath = `${sandboxSchema}, public`;
  const db = createDb(createPool(databaseUrl, log, { statementTimeoutMs: 0, searchPath }));
  try {
    const { hasSchema, remedy } = await readRights(db);
    if (remedy !== null) throw new SandboxRightMissing(remedy);
    if (!hasSchema) await sql`create schema if not exists ${sql.ref(sandboxSchema)}`.execute(db);
    // Completes an earlier run: its process may have exited between the migrations and this step.
    if (hasSchema) await finish(db);
    const steps = await migrate(db, { schema: sandboxSchema, folder, log });
    // Runs after each release's migrations, since new tables have these triggers, too; a no-op on later starts.
    await finish(db);
    return steps;
  } finally {
    await db.destroy();
  }
}

/** Applies the differences of the sandboxes' schema from the live one. */
async function finish(db: Db): Promise<void> {
  await withoutStaff(db);
  await cascades(db);
  await indexFiles(db);
}

/** Drops the triggers that count rows, wake staff's lists and keep the audit trail from being deleted. */
async function withoutStaff(db: Db): Promise<void> {
  await sql`
    do $$
    declare it record;
    begin
      for it in
        select t.tgname as name, t.tgrelid::regclass as owner from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = 'sandbox'::regnamespace
          and (p.proname in ('count_changes', 'count_money', 'notify_staff_work') or p.proname like 'refuse\\_%')
      loop
        execute format('drop trigger %I on %s', it.name, it.owner);
      end loop;
    end $$`.execute(db);
}

/** Deleting an account's or a document's row deletes what refers to it. */
async function cascades(db: Db): Promise<void> {
  await sql`
    do $$
    declare it record;
    begin
      for it in
        select conname as name, conrelid::regclass as owner, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' and connamespace = 'sandbox'::regnamespace and confdeltype in ('a', 'r')
      loop
        execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade',
          it.owner, it.name, it.name, it.definition);
      end loop;
    end $$`.execute(db);
}

/** Indexes file hashes for public look-ups of test translations; live files are found by their certificates. */
async function indexFiles(db: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('sandbox.translated_documents') is not null as found`.execute(db);
  if (rows[0]?.found !== true) return;
  await sql`create index if not exists translated_documents_by_file
    on sandbox.translated_documents (translated_file_sha256)`.execute(db);
}
