import { sql, type Kysely } from 'kysely';

/**
 * Prices that customers ask for what the upload does not take, and what the desk offers: an unpaid order of the desk, as it was priced
 * then. What is accepted is a saved quote, which keeps the price until the order is paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requests(db);
  await offers(db);
}

async function requests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_requests (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references profiles (id) on delete cascade,
      about text not null constraint price_requests_about_short check (length(about) <= 2000),
      languages text not null constraint price_requests_languages_short check (length(languages) <= 120),
      -- As the customer counts them.
      pages integer constraint price_requests_pages_positive check (pages > 0),
      needed_by date,
      state text not null
        constraint price_requests_state_known check (state in ('open', 'offered', 'accepted', 'declined', 'withdrawn')),
      -- Why it was declined.
      reason text not null default '',
      due_at timestamptz not null,
      created_at timestamptz not null,
      closed_at timestamptz,
      idempotency_key text not null,
      constraint price_requests_once unique (account_id, idempotency_key),
      constraint price_requests_closed check ((closed_at is null) = (state in ('open', 'offered')))
    )`.execute(db);
  // The desk's queue, the next due first.
  await sql`create index price_requests_queue on price_requests (due_at, id) where closed_at is null`.execute(db);
  await sql`create index price_requests_by_account on price_requests (account_id, created_at desc)`.execute(db);
  // The sweep.
  await sql`create index price_requests_by_end on price_requests (closed_at) where closed_at is not null`.execute(db);
  await sql`
    create table price_request_files (
      id uuid primary key default gen_random_uuid(),
      request_id uuid not null references price_requests (id) on delete cascade,
      filename text not null,
      size_bytes integer not null,
      sha256 bytea not null,
      -- Opened by nothing here: they are handed out as they came.
      bytes bytea not null,
      created_at timestamptz not null,
      -- A file that is sent again is the same one.
      constraint price_request_files_once unique (request_id, sha256)
    )`.execute(db);
}

async function offers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_offers (
      id uuid primary key default gen_random_uuid(),
      request_id uuid not null references price_requests (id) on delete cascade,
      version integer not null,
      -- The order of the desk that it is paid as.
      order_id uuid not null references desk_orders (id) on delete cascade,
      lines jsonb not null,
      -- What a saved quote holds: the papers with their prices.
      quoted jsonb not null,
      price_version_id uuid references company_versions (id),
      total_cents integer not null constraint price_offers_total_positive check (total_cents > 0),
      currency text not null,
      note text not null constraint price_offers_note_short check (length(note) <= 2000),
      created_by uuid not null references profiles (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      withdrawn_at timestamptz,
      accepted_at timestamptz,
      -- As typed by who accepted.
      accepted_name text,
      quote_id uuid references quotes (id) on delete set null,
      constraint price_offers_version_once unique (request_id, version),
      constraint price_offers_accepted_whole check ((accepted_at is null) = (accepted_name is null)),
      constraint price_offers_one_end check (accepted_at is null or withdrawn_at is null)
    )`.execute(db);
  // One offer is accepted.
  await sql`create unique index price_offers_accepted on price_offers (request_id) where accepted_at is not null`.execute(
    db,
  );
  // The offer of an order that is paid; the foreign keys' checks.
  await sql`create index price_offers_by_order on price_offers (order_id)`.execute(db);
  await sql`create index price_offers_by_maker on price_offers (created_by)`.execute(db);
  await sql`create index price_offers_by_quote on price_offers (quote_id) where quote_id is not null`.execute(db);
  await sql`create index price_offers_by_prices on price_offers (price_version_id) where price_version_id is not null`.execute(
    db,
  );
}
