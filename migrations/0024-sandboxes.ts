import { sql, type Kysely } from 'kysely';

/**
 * Every migration runs in the live schema, then in the schema of sandbox accounts. This one adds what is different there:
 * test clocks, test payments and held orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  if (rows[0]?.schema !== 'sandbox') return;
  await testTables(db);
  await trigrams(db);
  // Payloads of a test key's events say so.
  await sql`alter table webhook_events alter column is_test set default true`.execute(db);
}

async function testTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table test_clocks (
      account_id uuid primary key references profiles (id) on delete cascade,
      -- How far the account's clock is ahead of real time.
      ahead_ms bigint not null default 0 constraint test_clocks_forward check (ahead_ms >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table test_checkouts (
      id text primary key,
      account_id uuid not null references profiles (id) on delete cascade,
      -- Two requests with the same key are one.
      idempotency_key text not null constraint test_checkouts_once unique,
      payment_intent text not null constraint test_checkouts_intent_unique unique,
      params jsonb not null,
      status text not null default 'open'
        constraint test_checkouts_status_known check (status in ('open', 'paid', 'failed', 'expired')),
      refunds jsonb not null default '[]',
      dispute jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  // The foreign key's check.
  await sql`create index test_checkouts_by_account on test_checkouts (account_id)`.execute(db);
  await sql`
    create table test_holds (
      document_id uuid primary key references documents (id) on delete cascade
    )`.execute(db);
}

/** The trigram functions of the extension, under the names that queries use. */
async function trigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'`.execute(db);
  const home = rows[0]?.schema ?? 'public';
  await sql`create function similarity(one text, other text) returns real language sql immutable parallel safe
    return ${sql.table(`${home}.similarity`)}(one, other)`.execute(db);
  await sql`create operator % (leftarg = text, rightarg = text, function = ${sql.table(`${home}.similarity_op`)})`.execute(
    db,
  );
}
