import { sql, type Kysely } from 'kysely';

/** Steps of an order on paper, at authorities: apostille, certified copy, originals; and which of them the house offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paper_steps (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id) on delete cascade,
      kind text not null constraint paper_steps_kind_known check (kind in ('apostille', 'certified_copy', 'originals')),
      state text not null default 'asked'
        constraint paper_steps_state_known check (state in ('asked', 'sent', 'back', 'cancelled')),
      asked_by uuid not null references profiles (id),
      asked_at timestamptz not null,
      -- The authority that it was sent to.
      authority_state text constraint paper_steps_authority_state_code check (authority_state ~ '^[A-Z]{2}$'),
      authority_county text constraint paper_steps_authority_county_short check (length(btrim(authority_county)) between 1 and 60),
      carrier text constraint paper_steps_carrier_known check (carrier in ('usps', 'ups', 'fedex')),
      tracking_number text,
      sent_on date,
      sent_by uuid references profiles (id),
      back_on date,
      back_by uuid references profiles (id),
      scan_key text,
      scan_size_bytes integer,
      scan_sha256 text,
      scan_mimetype text,
      scan_pages integer,
      cancelled_by text constraint paper_steps_cancelled_by_known check (cancelled_by in ('customer', 'staff', 'refund')),
      cancel_reason text constraint paper_steps_cancel_reason_short check (length(btrim(cancel_reason)) between 3 and 500),
      updated_at timestamptz not null,
      constraint paper_steps_tracking_whole check ((carrier is null) = (tracking_number is null)),
      constraint paper_steps_sent_whole check ((sent_on is null) = (sent_by is null)
        and (authority_state is null or sent_on is not null) and (authority_county is null or authority_state is not null)
        and (carrier is null or sent_on is not null) and (state = 'asked' and sent_on is null
          or state in ('sent', 'back') and sent_on is not null or state = 'cancelled')),
      constraint paper_steps_back_whole check ((back_on is null) = (back_by is null) and (state = 'back') = (back_on is not null)
        and (back_on is null or back_on >= sent_on)),
      constraint paper_steps_scan_whole check (num_nulls(scan_key, scan_size_bytes, scan_sha256, scan_mimetype, scan_pages) in (0, 5)
        and (scan_key is null or sent_on is not null)),
      constraint paper_steps_cancelled_whole check ((state = 'cancelled') = (cancelled_by is not null)
        and (cancelled_by is not distinct from 'staff') = (cancel_reason is not null)),
      constraint paper_steps_apostille_has_state check (kind <> 'apostille' or sent_on is null or authority_state is not null)
    )`.execute(db);
  // One of each kind under way per document, also when it is asked for twice at once; the foreign key's check.
  await sql`create unique index paper_steps_under_way on paper_steps (document_id, kind)
    where state in ('asked', 'sent')`.execute(db);
  // The steps of one document; the foreign key's check.
  await sql`create index paper_steps_by_document on paper_steps (document_id, asked_at)`.execute(db);
  // The staff's list, longest waiting first.
  await sql`create index paper_steps_waiting on paper_steps (asked_at, id) where state in ('asked', 'sent')`.execute(
    db,
  );
  // Whether a stored file is still needed.
  await sql`create index paper_steps_by_scan on paper_steps (scan_key) where scan_key is not null`.execute(db);
  await sql`create trigger paper_steps_notify after insert or update on paper_steps
    for each row execute function notify_staff_work()`.execute(db);
  // Nothing is offered until an admin says so.
  await sql`
    insert into company_versions (kind, version, facts, valid_from, reason)
    values ('paper-steps', 1, '{"offered": []}'::jsonb, '2026-01-01T00:00:00Z', 'Nothing is offered at first')`.execute(
    db,
  );
}
