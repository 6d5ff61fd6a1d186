import { sql, type Kysely } from 'kysely';

/** Money that went back after delivery without a word about the certificate: an admin answers. Disputes keep their deadline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_questions (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      cause text not null constraint certificate_questions_cause_known check (cause in ('refund', 'dispute')),
      raised_at timestamptz not null,
      answer text constraint certificate_questions_answer_known check (answer in ('keep', 'withdraw')),
      answered_by uuid references profiles (id),
      closed_at timestamptz,
      constraint certificate_questions_answer_closes check (answer is null or closed_at is not null)
    )`.execute(db);
  // At most one open question per document; lists of failed work read these alone.
  await sql`create unique index certificate_questions_open on certificate_questions (document_id)
    where closed_at is null`.execute(db);
  // The last answer about a document, and the foreign key's own check.
  await sql`create index certificate_questions_by_document on certificate_questions (document_id, raised_at)`.execute(
    db,
  );
  await sql`create trigger certificate_questions_announce after insert or update on certificate_questions
    for each statement execute function announce_staff_work()`.execute(db);

  // Refunded after delivery before this step, and never asked about.
  await sql`
    insert into certificate_questions (document_id, cause, raised_at)
    select d.id, case when last.source = 'dispute' then 'dispute' else 'refund' end, last.created_at
    from translated_documents t
    join documents d on d.id = t.original_document_id
    join lateral (
      select f.source, f.certificate, f.created_at from refunds f join payment_items i on i.payment_id = f.payment_id
      where i.document_id = d.id and f.status = 'succeeded' and (f.document_id is null or f.document_id = d.id)
      order by f.created_at desc limit 1) last on true
    where d.payment_status = 'refunded' and t.revoked_at is null and last.certificate is null`.execute(db);

  await sql`alter table disputes
    add column provider_status text,
    add column due_by timestamptz`.execute(db);
}
