import { sql, type Kysely } from 'kysely';

/** The credit of a deleted account has a flag of its own; it used the one of amounts that match no order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update payments y set flag = 'credit-left'
    where y.flag = 'amount-differs' and y.stripe_session_id is null and y.stripe_payment_intent_id is null
      and exists (select from refunds f where f.payment_id = y.id and f.source = 'system'
        and f.reason = 'Credit of a deleted account')`.execute(db);
  await sql`alter table payments add constraint payments_flag_known
    check (flag in ('amount-differs', 'order-changed', 'already-paid', 'card-limit', 'credit-left'))`.execute(db);
}
