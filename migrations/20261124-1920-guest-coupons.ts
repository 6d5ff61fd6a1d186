import { sql, type Kysely } from 'kysely';

/** Checkouts of guests that were not paid are deleted with them, and so are the uses of coupons that they had released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table coupon_uses
      drop constraint coupon_uses_payment_id_fkey,
      drop constraint coupon_uses_account_id_fkey,
      add constraint coupon_uses_payment_id_fkey foreign key (payment_id) references payments (id) on delete cascade,
      add constraint coupon_uses_account_id_fkey foreign key (account_id) references profiles (id) on delete cascade`.execute(
    db,
  );
}
