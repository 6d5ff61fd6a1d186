import { sql, type Kysely } from 'kysely';

/**
 * Keys that sign documents and heads of the log, and every certificate that ever did. Rows stay for good: papers of retired
 * keys are verified with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_keys (
      id uuid primary key default gen_random_uuid(),
      purpose text not null
        constraint signing_keys_purpose_known check (purpose in ('root', 'document', 'log')),
      source text not null
        constraint signing_keys_source_known check (source in ('product', 'p12', 'service')),
      -- The root that issued a document key.
      issuer_id uuid references signing_keys (id),
      -- X.509, DER; the log's keys have none.
      certificate bytea,
      -- SubjectPublicKeyInfo, DER.
      public_key bytea not null,
      -- PKCS #8, encrypted with APP_SECRET; null for keys of the settings, which are kept elsewhere.
      encrypted_private_key bytea,
      valid_from timestamptz not null,
      -- Null for the log's keys, which are replaced by hand.
      valid_until timestamptz,
      created_at timestamptz not null default now(),
      retired_at timestamptz,
      compromised_since timestamptz,
      constraint signing_keys_private_key_of_product check ((source = 'product') = (encrypted_private_key is not null)),
      constraint signing_keys_certificate_unless_log check ((purpose = 'log') = (certificate is null))
    )`.execute(db);
  // One key in use per purpose, also when two processes start at once.
  await sql`create unique index signing_keys_in_use on signing_keys (purpose)
    where source = 'product' and retired_at is null`.execute(db);
  // A certificate of the settings is recorded once.
  await sql`create unique index signing_keys_by_certificate on signing_keys (sha256(certificate))
    where certificate is not null`.execute(db);
}
