import { sql, type Kysely } from 'kysely';

/** Webhook calls to and from the translation workflow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      direction text not null
        constraint webhook_deliveries_direction_known check (direction in ('outbound', 'inbound')),
      delivery_id text not null,
      document_id uuid references documents (id) on delete cascade,
      payload jsonb not null default '{}',
      -- A file sent in the call's body, stored until the call is processed.
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
  // The calls about one document.
  await sql`create index webhook_deliveries_by_document on webhook_deliveries (document_id)`.execute(db);
  // Failed work: calls that were not completed.
  await sql`create index webhook_deliveries_unfinished on webhook_deliveries (created_at)
    where status <> 'done'`.execute(db);
}
