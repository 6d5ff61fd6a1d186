import { sql, type Kysely } from 'kysely';

/**
 * Orders of people without an account. The profile of a guest has no credentials and an address that receives no mail: the typed
 * one is its profile's once its mailbox is confirmed, upon which the row leaves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_orders (
      account_id uuid primary key references profiles (id) on delete cascade,
      -- As typed, in canonical form; not unique, since anyone may type any address.
      email text not null,
      secret_hash bytea not null,
      -- Chosen before the address was confirmed.
      password_hash text,
      expires_at timestamptz not null,
      -- Set when the order is paid; unpaid ones leave after a day.
      paid_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index guest_orders_unpaid on guest_orders (created_at) where paid_at is null`.execute(db);
  await sql`alter table email_tokens drop constraint email_tokens_kind_known`.execute(db);
  await sql`alter table email_tokens add constraint email_tokens_kind_known
    check (kind in ('confirm', 'reset', 'change-email', 'undo-change', 'guest'))`.execute(db);
}
