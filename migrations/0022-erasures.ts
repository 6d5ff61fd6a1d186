import { sql, type Kysely } from 'kysely';

/** Erasure of documents and accounts, resumed until every row and object has gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      -- Null: the account with everything in it.
      document_id uuid references documents (id),
      requested_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  // A repeated request joins the first.
  await sql`create unique index erasures_document on erasures (document_id) where document_id is not null`.execute(db);
  await sql`create unique index erasures_account on erasures (user_id) where document_id is null`.execute(db);
  // Erasures of one person; the foreign key's check.
  await sql`create index erasures_by_user on erasures (user_id)`.execute(db);
  // The sweep resumes what was interrupted.
  await sql`create index erasures_unfinished on erasures (requested_at) where finished_at is null`.execute(db);

  // Written with the rows' erasure; a row goes once its object has.
  await sql`
    create table erasure_objects (
      erasure_id uuid not null references erasures (id),
      key text not null,
      primary key (erasure_id, key)
    )`.execute(db);
}
