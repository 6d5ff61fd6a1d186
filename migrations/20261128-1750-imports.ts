import { sql, type Kysely } from 'kysely';

/**
 * Customers, firms and past orders that were brought over from another system. Past orders are read-only: they have no price, no
 * certificate and no place in a report. An imported person has an unproved address and no password until the invitation is taken.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint imports_kind_known check (kind in ('customers', 'firms', 'orders')),
      filename text not null,
      -- Of the press that made it, and of the file that was sent with it.
      idempotency_key text not null,
      sha256 bytea not null,
      with_invitations boolean not null,
      lines integer not null,
      created integer not null default 0,
      invited integer not null default 0,
      imported_by uuid not null references profiles (id),
      imported_at timestamptz not null,
      -- Null while it runs, and where it was cut off: sent again, it goes on.
      finished_at timestamptz,
      constraint imports_once unique (imported_by, idempotency_key)
    )`.execute(db);
  // Newest first.
  await sql`create index imports_by_time on imports (imported_at desc, id)`.execute(db);
  await sql`
    create table imported_orders (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references profiles (id) on delete cascade,
      import_id uuid not null references imports (id),
      reference text not null,
      ordered_on date not null,
      title text not null,
      -- Minor units of the currency; never added to anything.
      amount_cents bigint not null constraint imported_orders_amount_positive check (amount_cents >= 0),
      currency text not null constraint imported_orders_currency_shape check (currency ~ '^[A-Z]{3}$'),
      constraint imported_orders_once unique (account_id, reference)
    )`.execute(db);
  // A customer's list, newest first.
  await sql`create index imported_orders_by_account on imported_orders (account_id, ordered_on desc, id)`.execute(db);
  // Staff's list of all, newest first.
  await sql`create index imported_orders_by_day on imported_orders (ordered_on desc, id)`.execute(db);
  // The foreign key's check.
  await sql`create index imported_orders_by_import on imported_orders (import_id)`.execute(db);
  await sql`alter table email_tokens drop constraint email_tokens_kind_known`.execute(db);
  await sql`alter table email_tokens add constraint email_tokens_kind_known
    check (kind in ('confirm', 'reset', 'change-email', 'undo-change', 'guest', 'invite'))`.execute(db);
}
