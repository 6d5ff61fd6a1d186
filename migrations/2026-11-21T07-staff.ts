import { sql, type Kysely } from 'kysely';

/** What staff work with: who is at which review, what staff did besides documents, and lists that stay quick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents_to_be_verified
      add column claimed_by uuid references profiles (id),
      add column claimed_at timestamptz,
      add constraint reviews_claim_whole check ((claimed_by is null) = (claimed_at is null))`.execute(db);
  // What one authenticator has in hand; the claims that end with a role.
  await sql`create index reviews_claimed on documents_to_be_verified (claimed_by) where claimed_by is not null`.execute(
    db,
  );

  // The group a document is shown and filtered in: what was delivered is completed, whatever its raw status says.
  await sql`
    alter table documents add column status_group text not null generated always as (
      case
        when is_authenticated or status in ('completed', 'finished', 'rejected') then 'completed'
        when status in ('processing', 'in_progress') then 'processing'
        when status in ('error', 'failed') then 'error'
        else 'pending'
      end) stored`.execute(db);

  await sql`
    create table staff_events (
      id bigint generated always as identity primary key,
      event text not null,
      actor_id uuid not null references profiles (id),
      actor_role text not null,
      subject_user_id uuid references profiles (id),
      document_id uuid references documents (id) on delete set null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  // What was written down stays as it was written; only a document that is gone is forgotten in it.
  await sql`
    create function keep_staff_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - 'document_id' = to_jsonb(old) - 'document_id'
        and new.document_id is null then return new; end if;
      raise exception 'staff_events is append-only';
    end $$`.execute(db);
  await sql`create trigger staff_events_append_only before update or delete on staff_events
    for each row execute function keep_staff_event()`.execute(db);
  // One document's story.
  await sql`create index staff_events_by_document on staff_events (document_id) where document_id is not null`.execute(
    db,
  );
  // The audit log, whole and of one person; the same two for what happened to documents.
  await sql`create index staff_events_by_time on staff_events (created_at desc, id desc)`.execute(db);
  await sql`create index staff_events_by_actor on staff_events (actor_id, created_at desc, id desc)`.execute(db);
  await sql`create index document_events_by_time on document_events (created_at desc, id desc)`.execute(db);
  await sql`create index document_events_by_actor on document_events (actor_id, created_at desc, id desc)
    where actor_id is not null`.execute(db);

  await orderedLists(db);
  await searches(db);
}

async function orderedLists(db: Kysely<unknown>): Promise<void> {
  // All documents, newest first, whole and per group.
  await sql`create index documents_by_time on documents (created_at desc, id)`.execute(db);
  await sql`create index documents_by_group on documents (status_group, created_at desc, id)`.execute(db);
  // The overview's breakdown reads this alone: few distinct values, so it is a fraction of the table.
  await sql`create index documents_breakdown on documents (status_group, payment_status)`.execute(db);

  // All accounts, newest first, whole and per role; the counts of each role.
  await sql`create index profiles_by_time on profiles (created_at desc, id)`.execute(db);
  await sql`create index profiles_by_role on profiles (role, created_at desc, id)`.execute(db);

  // Everybody's history, and its totals without the rows themselves.
  await sql`create index translated_documents_by_time on translated_documents (created_at desc, id)
    include (total_cost_cents, pages)`.execute(db);
  await sql`drop index translated_documents_by_authenticator`.execute(db);
  // An authenticator's own history, and its totals without the rows themselves.
  await sql`create index translated_documents_by_authenticator on translated_documents
    (authenticated_by, created_at desc, id) include (total_cost_cents, pages)`.execute(db);

  // What was decided, newest first: whole, per kind of decision, per authenticator.
  await sql`create index reviews_decided on documents_to_be_verified (authentication_date desc, id)
    where authenticated_by is not null`.execute(db);
  await sql`create index reviews_decided_as on documents_to_be_verified
    (is_correction, status, authentication_date desc, id) where authenticated_by is not null`.execute(db);
  await sql`drop index reviews_by_authenticator`.execute(db);
  await sql`create index reviews_by_authenticator on documents_to_be_verified
    (authenticated_by, is_correction, status, authentication_date desc, id) where authenticated_by is not null`.execute(
    db,
  );

  // The counters and the overview read this alone, not the rows.
  await sql`create index reviews_breakdown on documents_to_be_verified
    (is_correction, status, source_language, target_language)
    include (total_cost_cents, authentication_date, created_at)`.execute(db);

  // Revenue, whole and per day, without the rows themselves.
  await sql`create index payments_settled on payments (paid_at) include (amount_cents, refunded_cents)
    where status in ('paid', 'refunded')`.execute(db);
  // Money that waits for a decision.
  await sql`create index payments_flagged on payments (created_at) where flag is not null`.execute(db);
}

/** Substrings anywhere in a text, in any case: what a plain index cannot find. */
async function searches(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index profiles_search on profiles
    using gin (name gin_trgm_ops, email gin_trgm_ops, (id::text) gin_trgm_ops)`.execute(db);
  await sql`create index documents_search on documents
    using gin (filename gin_trgm_ops, verification_code gin_trgm_ops, client_name gin_trgm_ops)`.execute(db);
  await sql`create index reviews_search on documents_to_be_verified using gin (filename gin_trgm_ops,
    client_name gin_trgm_ops, verification_code gin_trgm_ops, authenticated_by_name gin_trgm_ops)`.execute(db);
  await sql`create index translated_documents_search on translated_documents using gin (
    certified_filename gin_trgm_ops, client_name gin_trgm_ops, verification_code gin_trgm_ops,
    source_language gin_trgm_ops, target_language gin_trgm_ops)`.execute(db);
  // A person found by name or address leads to their rows.
  await sql`create index reviews_by_user on documents_to_be_verified (user_id)`.execute(db);
  await sql`create index translated_documents_by_owner on translated_documents (user_id)`.execute(db);
}
