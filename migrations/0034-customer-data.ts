import { sql, type Kysely } from 'kysely';

/** Erasure of documents and accounts, and the end of sources after delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await standing(db);
  await erasures(db);
  await letTextsGo(db);
  await letPersonalDetailsGo(db);
}

async function standing(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column erased_at timestamptz`.execute(db);
  await sql`
    alter table documents
      -- Since then it is closed to staff and hidden from its owner.
      add column erasure_requested_at timestamptz,
      add column erased_at timestamptz,
      add column source_told_at timestamptz,
      add column source_leaves_at timestamptz,
      add column source_removed_at timestamptz,
      drop constraint documents_paid_has_file,
      add constraint documents_paid_has_file check (payment_status <> 'paid' or file_key is not null
        or source_removed_at is not null or erased_at is not null),
      add constraint documents_source_told_whole check ((source_told_at is null) = (source_leaves_at is null))`.execute(
    db,
  );
  // A customer's list, newest first; the counts per group beside it, without erased documents, are index-only.
  await sql`drop index documents_by_user`.execute(db);
  await sql`create index documents_by_user on documents (user_id, created_at desc)
    include (status_group, erasure_requested_at)`.execute(db);
  // Sources whose owner was not told yet; few rows, since they leave the index once told.
  await sql`create index documents_source_untold on documents (id)
    where file_key is not null and source_told_at is null and (is_authenticated or payment_status = 'refunded')`.execute(
    db,
  );
  // Sources whose time has come.
  await sql`create index documents_source_leaving on documents (source_leaves_at)
    where source_leaves_at is not null and source_removed_at is null`.execute(db);
}

async function erasures(db: Kysely<unknown>): Promise<void> {
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

/** Versions of a text stay append-only, except that they may go with their document's erasure or the end of its source. */
async function letTextsGo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_text_version_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (
        select from translation_texts t join documents d on d.id = t.document_id
        where t.review_id = old.review_id and (d.erasure_requested_at is not null or d.source_removed_at is not null))
      then
        return old;
      end if;
      raise exception 'versions of a text are append-only';
    end $$`.execute(db);
}

/**
 * Personal details leave events of an erased document; everything else of them stays. The event that records the erasure
 * holds the hashes before and after each of these rows and of what is left of it, so the chain stays verifiable.
 */
async function letPersonalDetailsGo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function erased_event_details(event text, details jsonb) returns jsonb language sql immutable as $$
      select case
        when event = 'recorded' and details ? 'delivery' then jsonb_set(
          jsonb_set(details, '{certificate,facts}', jsonb_build_object('paperKind', details #> '{certificate,facts,paperKind}')),
          '{delivery,holderInitials}', '""')
        when event = 'erased' then details
        else details - array['facts', 'acknowledgements', 'reason', 'items', 'answer']
      end
    $$`.execute(db);
  await sql`
    create function refuse_event_change() returns trigger language plpgsql as $$
    begin
      if new.details = erased_event_details(old.event, old.details)
        and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
        and exists (select from document_events where document_id = old.document_id and event = 'erased')
      then
        return new;
      end if;
      raise exception 'document_events is append-only';
    end $$`.execute(db);
  await sql`drop trigger document_events_append_only on document_events`.execute(db);
  await sql`create trigger document_events_append_only before delete on document_events
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger document_events_erase_only before update on document_events
    for each row execute function refuse_event_change()`.execute(db);
}
