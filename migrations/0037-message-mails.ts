import { sql, type Kysely } from 'kysely';

/** Whom a message about a document waits for, and when they were last mailed about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_readers (
      document_id uuid not null references documents (id) on delete cascade,
      user_id uuid not null references profiles (id) on delete cascade,
      -- The oldest message that was neither read nor mailed about.
      waiting_since timestamptz,
      mailed_at timestamptz,
      primary key (document_id, user_id)
    )`.execute(db);
  // The job that mails asks every minute who waits.
  await sql`create index message_readers_waiting on message_readers (waiting_since) where waiting_since is not null`.execute(
    db,
  );
  // The foreign key's check when a profile is deleted.
  await sql`create index message_readers_user on message_readers (user_id)`.execute(db);
}
