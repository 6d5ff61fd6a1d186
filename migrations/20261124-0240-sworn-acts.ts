import { sql, type Kysely } from 'kysely';

/**
 * An electronic act takes two people: the translator's oath, then the notary's act within the hour. The release before records
 * acts in ink as before; an electronic one without an oath is refused, whatever inserts it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notary_commissions
    -- Acts for a signer who appears in a recorded session of sound and picture.
    add column allows_remote boolean not null default false`.execute(db);
  await oaths(db);
  await journal(db);
  await requireOath(db);
}

/** A translator's signature under the statement, before one notary. Rows are never changed or deleted. */
async function oaths(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notarial_oaths (
      id uuid primary key default gen_random_uuid(),
      request_id uuid not null references notarial_requests (id),
      commission_id uuid not null references notary_commissions (id),
      signer_id uuid not null references profiles (id),
      kind text not null constraint notarial_oaths_kind_known check (kind in ('jurat', 'acknowledgment')),
      -- As typed by the translator: the electronic signature.
      signature text not null constraint notarial_oaths_signature_short check (length(btrim(signature)) between 2 and 120),
      -- Hashes of the words that were sworn, and of the translation that they are about.
      statement_sha256 text not null constraint notarial_oaths_statement_hash check (statement_sha256 ~ '^[0-9a-f]{64}$'),
      file_sha256 text not null,
      proved_at timestamptz not null,
      sworn_at timestamptz not null,
      constraint notarial_oaths_freshly_proved check (proved_at <= sworn_at)
    )`.execute(db);
  // The newest oath of a request; the foreign key's check.
  await sql`create index notarial_oaths_by_request on notarial_oaths (request_id, sworn_at)`.execute(db);
  // The foreign key's check.
  await sql`create index notarial_oaths_by_commission on notarial_oaths (commission_id)`.execute(db);
  await sql`create trigger notarial_oaths_append_only before update or delete on notarial_oaths
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger notarial_oaths_no_truncate before truncate on notarial_oaths
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create function check_notarial_oath() returns trigger language plpgsql as $$
    begin
      if not exists (select from notarial_requests
          where id = new.request_id and certified_by = new.signer_id and closed_at is null and file_sha256 = new.file_sha256)
        or not exists (select from notary_commissions where id = new.commission_id and user_id <> new.signer_id) then
        raise exception 'an oath is the certifying translator''s, before another person'
          using errcode = 'check_violation', constraint = 'notarial_oaths_of_translator';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger notarial_oaths_of_translator before insert on notarial_oaths
    for each row execute function check_notarial_oath()`.execute(db);
}

async function journal(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notarial_acts
      add column oath_id uuid references notarial_oaths (id) constraint notarial_acts_one_per_oath unique,
      add column appearance text constraint notarial_acts_appearance_known check (appearance in ('in-person', 'remote')),
      -- Of the recorded session of sound and picture.
      add column session_reference text,
      add column signer_address text,
      add column identity_kind text,
      add column identity_issuer text,
      add column identity_last_four text constraint notarial_acts_identity_never_whole check (identity_last_four ~ '^[A-Z0-9]{4}$'),
      add column identity_expires_on date,
      add column witness_name text,
      add column witness_address text,
      add column instrument text,
      add column instrument_dated_on date,
      add constraint notarial_acts_session_of_remote check ((appearance is not distinct from 'remote') = (session_reference is not null)),
      add constraint notarial_acts_identity_whole check (num_nulls(identity_kind, identity_issuer, identity_last_four, identity_expires_on) in (0, 4)
        and (identity_kind is null or identification = 'identity-document')),
      add constraint notarial_acts_witness_whole check ((witness_name is null) = (witness_address is null)
        and (witness_name is null or identification = 'credible-witness')),
      add constraint notarial_acts_instrument_whole check ((instrument is null) = (instrument_dated_on is null))`.execute(
    db,
  );
}

async function requireOath(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_notarial_oath() returns trigger language plpgsql as $$
    begin
      if (new.method = 'electronic') is distinct from (new.oath_id is not null)
        or not exists (select from notary_commissions where id = new.commission_id and user_id = new.notary_id)
        or new.method = 'electronic' and (new.appearance is null or not exists (
          select from notarial_oaths o where o.id = new.oath_id and o.request_id = new.request_id
            and o.commission_id = new.commission_id and o.signer_id = new.signer_id and o.kind = new.kind
            and o.sworn_at <= new.acted_at and o.sworn_at > new.acted_at - interval '1 hour')) then
        raise exception 'an electronic act needs the translator''s oath before its notary'
          using errcode = 'check_violation', constraint = 'notarial_acts_sworn';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger notarial_acts_sworn before insert on notarial_acts
    for each row execute function require_notarial_oath()`.execute(db);
}
