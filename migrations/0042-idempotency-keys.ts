import { sql, type Kysely } from 'kysely';

/**
 * Answers of calls with an `Idempotency-Key`, for a day. Hashes instead of keys and payloads, and encrypted answers: some
 * hold secrets that are shown once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      account_id uuid not null constraint idempotency_keys_account references profiles on delete cascade,
      person_id uuid not null constraint idempotency_keys_person references profiles on delete cascade,
      key_hash bytea not null,
      fingerprint bytea not null,
      attempt_id uuid not null,
      lease_until timestamptz,
      answer bytea constraint idempotency_keys_answer_bounded check (octet_length(answer) <= 512 * 1024),
      created_at timestamptz not null default clock_timestamp(),
      constraint idempotency_keys_pkey primary key (account_id, person_id, key_hash),
      constraint idempotency_keys_answered_or_leased check ((answer is null) = (lease_until is not null))
    )`.execute(db);
  // The hourly sweep.
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  // The erasure of a person who acted for an organization.
  await sql`create index idempotency_keys_by_person on idempotency_keys (person_id)`.execute(db);
}
