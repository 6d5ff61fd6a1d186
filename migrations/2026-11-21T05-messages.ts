import { sql, type Kysely } from 'kysely';

/** What people are told in the application and by mail, and the calls to and from the translation workflow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      type text not null,
      title text not null,
      message text not null,
      is_read boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  // The bell: the newest fifty of one person.
  await sql`create index notifications_by_user on notifications (user_id, created_at desc)`.execute(db);
  // The badge.
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(db);

  await sql`
    create table outbound_emails (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references profiles (id) on delete set null,
      to_name text,
      to_address text not null,
      template text not null,
      payload jsonb not null default '{}',
      status text not null default 'pending'
        constraint outbound_emails_status_known check (status in ('pending', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // What staff look at when mail is stuck.
  await sql`create index outbound_emails_unsent on outbound_emails (created_at) where status <> 'sent'`.execute(db);

  await sql`
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      direction text not null
        constraint webhook_deliveries_direction_known check (direction in ('outbound', 'inbound')),
      delivery_id text not null,
      document_id uuid references documents (id) on delete cascade,
      payload jsonb not null default '{}',
      -- A file that came inside the call itself, kept until it is handled.
      file_key text,
      status text not null default 'pending'
        constraint webhook_deliveries_status_known check (status in ('pending', 'done', 'failed', 'dead')),
      attempts integer not null default 0,
      last_error text,
      response_status integer,
      finished_at timestamptz,
      created_at timestamptz not null default now(),
      constraint webhook_deliveries_once unique (direction, delivery_id)
    )`.execute(db);
  // The story of one document's calls.
  await sql`create index webhook_deliveries_by_document on webhook_deliveries (document_id)`.execute(db);
  // What staff look at when work is stuck.
  await sql`create index webhook_deliveries_unfinished on webhook_deliveries (created_at) where status <> 'done'`.execute(
    db,
  );
}
