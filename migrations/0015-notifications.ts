import { sql, type Kysely } from 'kysely';

/** Notifications in the application and the log their live updates resume from; outgoing mail and its bounces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await notifications(db);
  await mail(db);
}

async function notifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      type text not null,
      -- No foreign key: notifications outlive a discarded draft.
      document_id uuid,
      title text not null,
      message text not null,
      is_read boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  // The newest fifty of one person.
  await sql`create index notifications_by_user on notifications (user_id, created_at desc)`.execute(db);
  // The unread count.
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(db);
  // A document's latest notification replaces its earlier ones.
  await sql`create index notifications_by_document on notifications (user_id, document_id)
    where document_id is not null`.execute(db);

  await sql`
    create table notification_events (
      id bigint generated always as identity primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      kind text not null
        constraint notification_events_kind_known check (kind in ('insert', 'update', 'delete')),
      -- The API's view of the row after the change, or before its deletion.
      notification jsonb not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // Events of one person after lastEventId.
  await sql`create index notification_events_by_user on notification_events (user_id, id)`.execute(db);
}

async function mail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbound_emails (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references profiles (id) on delete set null,
      to_name text,
      to_address text not null,
      template text not null,
      payload jsonb not null default '{}',
      -- The language it was queued in.
      locale text
        constraint outbound_emails_locale_known check (locale in ('en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      status text not null default 'pending'
        constraint outbound_emails_status_known check (status in ('pending', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Failed work: mail that was not sent.
  await sql`create index outbound_emails_unsent on outbound_emails (created_at) where status <> 'sent'`.execute(db);

  // One row per report of undeliverable or unwanted mail, in force until cleared.
  await sql`
    create table bounces (
      id text not null constraint bounces_pkey primary key,
      address text not null,
      reason text not null
        constraint bounces_reason_known check (reason in ('refused', 'bounced', 'complained')),
      reported_at timestamptz not null,
      cleared_at timestamptz
    )`.execute(db);
  // Looked up for each mail of an order, each profile and each row of the list of users.
  await sql`create index bounces_in_force on bounces (address) where cleared_at is null`.execute(db);
}
