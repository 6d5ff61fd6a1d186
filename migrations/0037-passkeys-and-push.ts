import { sql, type Kysely } from 'kysely';

/** Passkeys beside passwords; browsers that asked for push messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      -- The authenticator's id of the credential, base64url: names one account wherever it is presented.
      credential_id text not null constraint passkeys_credential_unique unique,
      public_key bytea not null,
      -- Signature counter; 0 for authenticators that synchronize and do not count.
      counter bigint not null constraint passkeys_counter_valid check (counter >= 0),
      transports jsonb not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  // An account's list; the foreign key's check.
  await sql`create index passkeys_by_user on passkeys (user_id, created_at)`.execute(db);

  // Challenges that were answered, so that an answer works once. Rows leave once the challenge has expired.
  await sql`
    create table passkey_answers (
      challenge_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
  // The sweep.
  await sql`create index passkey_answers_by_expiry on passkey_answers (expires_at)`.execute(db);

  await sql`
    create table push_subscriptions (
      id uuid primary key,
      -- Ends with the session: a signed-out browser receives nothing.
      session_id uuid not null references sessions (id) on delete cascade,
      endpoint text not null constraint push_subscriptions_endpoint_unique unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db);
  // A person's browsers are found through their sessions; the foreign key's check.
  await sql`create index push_subscriptions_by_session on push_subscriptions (session_id)`.execute(db);
}
