import { sql, type Kysely } from 'kysely';

/** What a reviewer confirmed when deciding, and the public title of a delivery, which is never a file's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per decided review, written in the deciding transaction; the primary key is what lookups use.
  await sql`
    create table review_decisions (
      review_id uuid primary key references documents_to_be_verified (id),
      decision text not null constraint review_decisions_decision_known
        check (decision in ('approved', 'corrected', 'supplied')),
      statement jsonb not null,
      decided_by uuid not null references profiles (id),
      decided_at timestamptz not null default now()
    )`.execute(db);

  // What was delivered before kinds were confirmed is titled neutrally.
  await sql`
    alter table translated_documents
      add column paper_kind text not null default 'Personal document'
        constraint translated_documents_paper_kind_short check (length(btrim(paper_kind)) between 1 and 60),
      add column holder_initials text not null default ''`.execute(db);
}
