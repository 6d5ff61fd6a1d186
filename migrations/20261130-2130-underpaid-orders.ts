import { sql, type Kysely } from 'kysely';

/** An order waits for the rest of its payment after a part of it was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop constraint documents_payment_hold_known`.execute(db);
  await sql`alter table documents add constraint documents_payment_hold_known
    check (payment_hold in ('refund', 'dispute', 'underpaid'))`.execute(db);
}
