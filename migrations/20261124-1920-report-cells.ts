import { sql, type Kysely } from 'kysely';

/**
 * Sums of orders for reports, by day and by month. A job writes them from the orders, so they can be dropped and made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_cells (
      id uuid primary key default gen_random_uuid(),
      grain text not null constraint report_cells_grain_known check (grain in ('day', 'month')),
      -- The day of the order in UTC, or the first of its month.
      starts_on date not null,
      source_language text not null,
      service text not null,
      origin text not null,
      -- Who certified it, and that person's office; null and '' before.
      translator_id uuid,
      office text not null,
      currency text not null,
      orders integer not null,
      pages integer not null,
      revenue_cents bigint not null,
      refunded_cents bigint not null,
      promised integer not null,
      late integer not null,
      revisions integer not null,
      complaints integer not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index report_cells_by_time on report_cells (grain, starts_on)`.execute(db);
  // Orders of a span of days, for that job.
  await sql`create index documents_by_order_time on documents (ordered_at) where ordered_at is not null`.execute(db);
}
