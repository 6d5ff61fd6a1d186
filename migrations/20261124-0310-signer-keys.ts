import { sql, type Kysely } from 'kysely';

/** Keys of the people who sign certificates, what opens them, and which of them signed a certificate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The translators' root has a purpose of its own: whatever chains to a key of purpose `root` counts as the company's.
  await sql`
    alter table signing_keys drop constraint signing_keys_purpose_known,
      add constraint signing_keys_purpose_known check (purpose in ('root', 'document', 'log', 'seal', 'translators'))`.execute(
    db,
  );
  await keys(db);
  await releases(db);
  await sql`
    alter table certificates
      -- The key that the signer signed with, before the company; null where the company signed alone.
      add column signer_key_id uuid constraint certificates_signer_key references signer_keys (id)`.execute(db);
  // The foreign key's check; the certificates of one key.
  await sql`create index certificates_by_signer_key on certificates (signer_key_id)
    where signer_key_id is not null`.execute(db);
}

/** Rows stay for good; the private key goes with the end of its use. */
async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signer_keys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      source text not null constraint signer_keys_source_known check (source in ('made', 'imported')),
      -- The translators' root that issued a made key.
      issuer_id uuid references signing_keys (id),
      -- X.509, DER; then its issuers, as far as they are known.
      certificate bytea not null,
      issuers bytea[] not null,
      -- PKCS #8, encrypted with APP_SECRET; destroyed when the key is replaced or revoked.
      encrypted_private_key bytea,
      valid_from timestamptz not null,
      valid_until timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      ended_by uuid references profiles (id),
      ending text constraint signer_keys_ending_known check (ending in ('replaced', 'revoked')),
      revocation_reason text constraint signer_keys_reason_known
        check (revocation_reason in ('key-compromise', 'affiliation-changed', 'superseded', 'cessation')),
      -- Signatures since then do not count.
      revoked_since timestamptz,
      constraint signer_keys_issuer_of_made check ((source = 'made') = (issuer_id is not null)),
      constraint signer_keys_destroyed_at_end check ((ended_at is null) = (encrypted_private_key is not null)),
      constraint signer_keys_ending_whole check (num_nulls(ended_at, ended_by, ending) in (0, 3)),
      constraint signer_keys_revocation_whole
        check (num_nulls(revocation_reason, revoked_since) in (0, 2) and (ending is not distinct from 'revoked') = (revoked_since is not null))
    )`.execute(db);
  // One key in use per person, also when two calls make one at once.
  await sql`create unique index signer_keys_in_use on signer_keys (user_id) where ended_at is null`.execute(db);
  // A certificate belongs to one person, once.
  await sql`create unique index signer_keys_by_certificate on signer_keys (sha256(certificate))`.execute(db);
  // History of one person.
  await sql`create index signer_keys_by_user on signer_keys (user_id, created_at)`.execute(db);
  // The root's revocation list; the foreign key's check.
  await sql`create index signer_keys_by_issuer on signer_keys (issuer_id) where issuer_id is not null`.execute(db);
  await sql`
    create function guard_signer_key() returns trigger language plpgsql as $$
    begin
      -- While in use the private key may be encrypted anew, or the key end; nothing else ever changes.
      if tg_op = 'UPDATE' and old.ended_at is null
        and (new.id, new.user_id, new.source, new.issuer_id, new.certificate, new.issuers, new.valid_from, new.valid_until, new.created_at)
          is not distinct from
          (old.id, old.user_id, old.source, old.issuer_id, old.certificate, old.issuers, old.valid_from, old.valid_until, old.created_at)
      then
        return new;
      end if;
      raise exception 'keys of signers are append-only';
    end $$`.execute(db);
  await sql`create trigger signer_keys_append_only before update or delete on signer_keys
    for each row execute function guard_signer_key()`.execute(db);
  await sql`create trigger signer_keys_no_truncate before truncate on signer_keys
    for each statement execute function refuse_audit_change()`.execute(db);
}

/** What a proof of a session opened: a key, for a number of decisions and a time. Gone with the session. */
async function releases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signer_key_releases (
      session_id uuid primary key references sessions (id) on delete cascade,
      user_id uuid not null references profiles (id) on delete cascade,
      key_id uuid not null references signer_keys (id),
      -- Of the proof: each opens a key once.
      proved_at timestamptz not null,
      decisions_left integer not null constraint signer_key_releases_bounded check (decisions_left >= 0),
      expires_at timestamptz not null
    )`.execute(db);
  // The end of trust in one person.
  await sql`create index signer_key_releases_by_user on signer_key_releases (user_id)`.execute(db);
  // The foreign key's check; the end of one key.
  await sql`create index signer_key_releases_by_key on signer_key_releases (key_id)`.execute(db);
}
