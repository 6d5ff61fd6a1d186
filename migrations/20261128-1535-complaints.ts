import { sql, type Kysely } from 'kysely';

/**
 * Complaints as cases about an order. Refusals reported before become cases; those that the release before reports meanwhile have
 * none, and are counted as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table complaints (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id) on delete cascade,
      -- The refusal by an authority that opened it.
      refusal_id uuid references revision_requests (id) on delete set null,
      cause text not null constraint complaints_cause_known check (cause in (
        'accuracy', 'omission', 'layout', 'lateness', 'refused', 'service', 'price', 'other')),
      -- What the customer said; empty for a refusal, and once the order was erased.
      said text not null constraint complaints_said_short check (length(said) <= 2000),
      -- Whose work it is about.
      about uuid references profiles (id),
      cost_cents integer constraint complaints_cost_positive check (cost_cents >= 0),
      cost_currency text,
      lesson text not null default '' constraint complaints_lesson_short check (length(lesson) <= 2000),
      -- Refunded of the order before.
      refunded_before_cents integer not null,
      -- Null where the customer opened it.
      opened_by uuid references profiles (id),
      opened_at timestamptz not null,
      outcome text constraint complaints_outcome_known check (outcome in ('reissued', 'refunded', 'explained', 'declined')),
      closed_by uuid references profiles (id),
      closed_at timestamptz,
      constraint complaints_closed_whole check (num_nulls(outcome, closed_by, closed_at) in (0, 3)),
      constraint complaints_cost_whole check ((cost_cents is null) = (cost_currency is null))
    )`.execute(db);
  await indexes(db);
  // Cases of before the upgrade: an answered refusal was closed by who answered it.
  await sql`
    insert into complaints (document_id, refusal_id, cause, said, refunded_before_cents, opened_at, outcome, closed_by, closed_at)
    select q.document_id, q.id, 'refused', '', 0, q.created_at,
      case when q.state <> 'open' and q.answered_by is not null
        then case q.outcome when 'corrected' then 'reissued' when 'refunded' then 'refunded' else 'declined' end end,
      case when q.state <> 'open' then q.answered_by end,
      case when q.state <> 'open' and q.answered_by is not null then coalesce(q.answered_at, q.created_at) end
    from revision_requests q where q.kind = 'refusal'
      and (q.state <> 'open' or not exists (
        select from revision_requests o where o.document_id = q.document_id and o.state = 'open' and o.id > q.id))
    on conflict do nothing`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  // One open case for an order.
  await sql`create unique index complaints_open on complaints (document_id) where closed_at is null`.execute(db);
  // The order's cases, and the foreign keys' checks.
  await sql`create index complaints_by_document on complaints (document_id)`.execute(db);
  await sql`create unique index complaints_by_refusal on complaints (refusal_id) where refusal_id is not null`.execute(
    db,
  );
  await sql`create index complaints_by_subject on complaints (about) where about is not null`.execute(db);
  await sql`create index complaints_by_opener on complaints (opened_by) where opened_by is not null`.execute(db);
  await sql`create index complaints_by_closer on complaints (closed_by) where closed_by is not null`.execute(db);
  // Open ones oldest first, closed ones newest first.
  await sql`create index complaints_by_time on complaints (opened_at, id)`.execute(db);
}
