import { sql, type Kysely } from 'kysely';

/** Profiles of the people who sign certificates. Each save appends a version; a certificate refers to the one it printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signer_profiles (
      id uuid primary key default gen_random_uuid(),
      version bigint generated always as identity,
      user_id uuid not null references profiles (id),
      -- Texts are empty while not stated.
      legal_name text not null,
      native_name text,
      credential text not null,
      credential_number text not null,
      -- Null for a credential without an expiry date, empty while not stated.
      credential_expires_on text,
      address jsonb not null,
      email text,
      phone text,
      language_pairs jsonb not null,
      signature_strokes jsonb,
      signature_png bytea constraint signer_profiles_signature_png_small
        check (length(signature_png) between 1 and 204800),
      created_at timestamptz not null,
      constraint signer_profiles_one_signature check (num_nonnulls(signature_strokes, signature_png) <= 1),
      constraint signer_profiles_expiry_day
        check (credential_expires_on ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$')
    )`.execute(db);
  // A person's version in force is the last one.
  await sql`create index signer_profiles_by_user on signer_profiles (user_id, version desc)`.execute(db);
  await sql`create trigger signer_profiles_append_only before update or delete on signer_profiles
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger signer_profiles_no_truncate before truncate on signer_profiles
    for each statement execute function refuse_audit_change()`.execute(db);

  // Null for certificates from before there were profiles.
  await sql`alter table certificates add column signer_profile_id uuid
    constraint certificates_signer_profile references signer_profiles (id)`.execute(db);
  // The foreign key's check; the certificates of one version.
  await sql`create index certificates_by_signer_profile on certificates (signer_profile_id)
    where signer_profile_id is not null`.execute(db);
}
