import { sql, type Kysely } from 'kysely';

/** Orders that come by mail: nobody pressed for them, and what was not taken of the mail is listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table desk_orders
      alter column created_by drop not null,
      add column subject text,
      add column message text,
      -- Null unless it came by mail.
      add column is_sender_proved boolean,
      add column refused jsonb not null default '[]'`.execute(db);
  // A message of a provider is one order, however often it is delivered.
  await sql`create unique index desk_orders_mail_once on desk_orders (idempotency_key) where created_by is null`.execute(
    db,
  );
}
