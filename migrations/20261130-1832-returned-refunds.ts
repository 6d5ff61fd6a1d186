import { sql, type Kysely } from 'kysely';

/** Refunds that the card provider could not carry out, of which some are paid out by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refunds_returned on refunds (payment_id)
    where status = 'failed' and stripe_refund_id is not null`.execute(db);
}
