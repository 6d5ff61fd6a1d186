import { sql, type Kysely } from 'kysely';

/** Exports read payments and refunds in this order, page by page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_by_time on payments (created_at desc, id desc)`.execute(db);
  await sql`create index refunds_by_time on refunds (created_at desc, id desc)`.execute(db);
}
