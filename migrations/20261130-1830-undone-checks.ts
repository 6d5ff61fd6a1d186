import { sql, type Kysely } from 'kysely';

/** A check can be taken back: the credential becomes a refused claim of the same facts, with a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_credential_change() returns trigger language plpgsql as $$
    declare
      ends text[] := '{withdrawn_at,reminded_days,recorded_at}';
      proof constant text[] := '{proof_key,proof_size_bytes,proof_sha256,proof_mimetype}';
      undone constant text[] := '{checked_at,checked_by,how,refused_at,refused_by,refusal}';
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
        and to_jsonb(old) - ends <> to_jsonb(new) - ends
        and (new.refused_at is null or to_jsonb(old) - undone <> to_jsonb(new) - undone))
      then
        raise exception 'a checked credential does not change';
      end if;
      return new;
    end $$`.execute(db);
}
