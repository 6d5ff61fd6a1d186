import { sql, type Kysely } from 'kysely';

/**
 * The price list that an order was priced by. Not a foreign key: test accounts have tables of their own and the live product's
 * prices. Null is the first version, from before orders kept it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column price_version_id uuid`.execute(db);
  await sql`alter table quotes add column price_version_id uuid`.execute(db);
  await sql`
    alter table payment_items
      add column price_version_id uuid,
      add column top_up_cents integer not null default 0
        constraint payment_items_top_up check (top_up_cents between 0 and total_cents)`.execute(db);
}
