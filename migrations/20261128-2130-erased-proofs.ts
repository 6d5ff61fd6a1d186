import { sql, type Kysely } from 'kysely';

/** A checked credential stays as it was checked, but for the proof of a person who is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_credential_change() returns trigger language plpgsql as $$
    declare
      ends text[] := '{withdrawn_at,reminded_days,recorded_at}';
      proof constant text[] := '{proof_key,proof_size_bytes,proof_sha256,proof_mimetype}';
    begin
      if tg_op = 'DELETE' then
        raise exception 'credentials are withdrawn, not deleted';
      end if;
      if new.proof_key is null and exists (
        select from profiles p where p.id = old.user_id and p.erased_at is not null)
      then
        ends := ends || proof;
      end if;
      if old.user_id <> new.user_id or (old.checked_at is not null
        and to_jsonb(old) - ends <> to_jsonb(new) - ends)
      then
        raise exception 'a checked credential does not change';
      end if;
      return new;
    end $$`.execute(db);
}
