import { sql, type Kysely } from 'kysely';

/**
 * Credentials of the people who sign, each checked by somebody else. Profiles keep what they print, which the release before goes
 * on writing; a credential in use at the upgrade counts as checked, so that its signer goes on delivering.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await credentials(db);
  await indexes(db);
  await kept(db);
  await carryOver(db);
}

async function credentials(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signer_credentials (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      -- As certificates print it.
      credential text not null constraint signer_credentials_named check (credential <> ''),
      number text not null constraint signer_credentials_numbered check (number <> ''),
      -- Who granted it; empty while not stated.
      authority text not null default '',
      -- Pairs of languages as [{from, to}]; null while not stated, which reads as those of the profile.
      languages jsonb,
      -- Days as in profiles; null where not stated, or without an end.
      valid_from text constraint signer_credentials_from_day check (valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      valid_until text constraint signer_credentials_until_day check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      -- The holder's entry in a public register.
      register_url text,
      proof_key text,
      proof_size_bytes integer,
      proof_sha256 text,
      proof_mimetype text,
      claimed_at timestamptz not null,
      checked_at timestamptz,
      -- Null where nobody checked: in use before checks were kept, or sample data.
      checked_by uuid references profiles (id),
      how text,
      withdrawn_at timestamptz,
      -- The last notice of its end, in days before; null before the first.
      reminded_days smallint constraint signer_credentials_notice check (reminded_days in (60, 30, 7)),
      -- When the audit log named a check from before checks were kept.
      recorded_at timestamptz,
      constraint signer_credentials_not_own check (checked_by <> user_id),
      constraint signer_credentials_check_whole check ((checked_at is null) = (how is null)
        and (checked_by is null or checked_at is not null)),
      constraint signer_credentials_span check (valid_from <= valid_until),
      constraint signer_credentials_proof_whole check (num_nulls(
        proof_key, proof_size_bytes, proof_sha256, proof_mimetype) in (0, 4))
    )`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  // One claim of the same facts at a time; a person's own.
  await sql`create unique index signer_credentials_once
    on signer_credentials (user_id, credential, number, coalesce(valid_until, '')) where withdrawn_at is null`.execute(
    db,
  );
  // The foreign key's check.
  await sql`create index signer_credentials_by_checker on signer_credentials (checked_by)
    where checked_by is not null`.execute(db);
  // Whether a stored object may be removed.
  await sql`create index signer_credentials_by_proof on signer_credentials (proof_key)
    where proof_key is not null`.execute(db);
  // Those that end soon.
  await sql`create index signer_credentials_by_end on signer_credentials (valid_until)
    where checked_at is not null and withdrawn_at is null`.execute(db);
}

/** What was checked stays as it was when it was checked. */
async function kept(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_credential_change() returns trigger language plpgsql as $$
    declare ends constant text[] := '{withdrawn_at,reminded_days,recorded_at}';
    begin
      if tg_op = 'DELETE' then
        raise exception 'credentials are withdrawn, not deleted';
      end if;
      if old.user_id <> new.user_id or (old.checked_at is not null
        and to_jsonb(old) - ends <> to_jsonb(new) - ends)
      then
        raise exception 'a checked credential does not change';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger signer_credentials_kept before update or delete on signer_credentials
    for each row execute function refuse_credential_change()`.execute(db);
}

/** Of profiles in force, and of those with which somebody certified what awaits a notary. The audit log says so by a job. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into signer_credentials (user_id, credential, number, valid_until, claimed_at, checked_at, how)
    select distinct on (s.user_id, s.credential, s.credential_number, s.credential_expires_on)
      s.user_id, s.credential, s.credential_number, s.credential_expires_on, s.created_at, now(),
      'in use before checks were kept'
    from signer_profiles s
    where s.credential <> '' and s.credential_number <> '' and s.credential_expires_on is distinct from ''
      and (not exists (select from signer_profiles l where l.user_id = s.user_id and l.version > s.version)
        or exists (select from notarial_requests q where q.signer_profile_id = s.id and q.closed_at is null))
    order by s.user_id, s.credential, s.credential_number, s.credential_expires_on, s.created_at`.execute(db);
}
