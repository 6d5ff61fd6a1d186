import { sql, type Kysely } from 'kysely';

/**
 * What staff see changes with what their colleagues do. Told of no row: renewing one's own claim tells nobody, and a
 * customer's draft is nobody's work yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_staff_work() returns trigger language plpgsql as $$
    begin
      perform wake_up('staff', 'work');
      return null;
    end $$`.execute(db);
  await sql`create trigger reviews_announce_change after insert or delete on documents_to_be_verified
    for each statement execute function announce_staff_work()`.execute(db);
  await sql`create trigger reviews_announce_step after update on documents_to_be_verified
    for each row when (old.status is distinct from new.status or old.claimed_by is distinct from new.claimed_by)
    execute function announce_staff_work()`.execute(db);
  await sql`create trigger documents_announce_step after update on documents
    for each row when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
    execute function announce_staff_work()`.execute(db);
}
