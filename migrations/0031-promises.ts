import { sql, type Kysely } from 'kysely';

/** The promised delivery time of an order, its pauses, the rush surcharge and its refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await promises(db);
  await existingOrders(db);
  await surcharges(db);
}

async function promises(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column speed text not null default 'standard'
        constraint documents_speed_known check (speed in ('standard', 'rush')),
      -- Payment, or submission of a free order: the promise starts.
      add column ordered_at timestamptz,
      add column soon_at timestamptz,
      add column urgent_at timestamptz,
      add column due_at timestamptz,
      -- The clock stands still since then.
      add column paused_since timestamptz,
      -- When staff are alerted next, or lateness is decided.
      add column promise_check_at timestamptz,
      add column promise_outcome text
        constraint documents_promise_outcome_known check (promise_outcome in ('kept', 'missed')),
      add column delivered_at timestamptz,
      add constraint documents_promise_whole check (num_nulls(ordered_at, soon_at, urgent_at, due_at) in (0, 4))`.execute(
    db,
  );
  await sql`
    create table document_pauses (
      document_id uuid not null references documents (id) on delete cascade,
      started_at timestamptz not null,
      ended_at timestamptz constraint document_pauses_in_order check (ended_at >= started_at),
      primary key (document_id, started_at)
    )`.execute(db);
  // The clock is paused at most once at a time.
  await sql`create unique index document_pauses_open on document_pauses (document_id) where ended_at is null`.execute(
    db,
  );
  // Copied from the order, so that the queue sorts by an index of its own table.
  await sql`alter table documents_to_be_verified add column due_at timestamptz`.execute(db);
}

/** Orders from before promises had two days by the clock, which staff saw as their due date. */
async function existingOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    update documents d set
      ordered_at = r.created_at,
      soon_at = r.created_at + interval '36 hours',
      urgent_at = r.created_at + interval '43 hours 12 minutes',
      due_at = r.created_at + interval '48 hours',
      delivered_at = t.created_at,
      promise_outcome = case when t.created_at is not null
        then case when t.created_at <= r.created_at + interval '48 hours' then 'kept' else 'missed' end end
    from documents_to_be_verified r
      left join translated_documents t on t.original_document_id = r.document_id
    where r.document_id = d.id and not r.is_correction`.execute(db);
  await sql`update documents_to_be_verified set due_at = created_at + interval '48 hours'`.execute(db);
  await sql`alter table documents_to_be_verified alter column due_at set not null`.execute(db);
  // Open promises whose next step is due: few rows, read every minute.
  await sql`create index documents_promise_check on documents (promise_check_at) where promise_check_at is not null`.execute(
    db,
  );
  // Missed rush promises, whose refund is checked.
  await sql`create index documents_promise_missed on documents (due_at)
    where promise_outcome = 'missed' and speed = 'rush'`.execute(db);
  // Delivery times of the last months.
  await sql`create index documents_delivered on documents (delivered_at) include (ordered_at, speed)
    where delivered_at is not null`.execute(db);
  // The queue by due date.
  await sql`create index reviews_pending_by_due on documents_to_be_verified (due_at, id)
    where status = 'pending' and not is_correction`.execute(db);
}

async function surcharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_items
      add column speed text not null default 'standard'
        constraint payment_items_speed_known check (speed in ('standard', 'rush')),
      add column surcharge_cents integer not null default 0
        constraint payment_items_surcharge_within_total check (surcharge_cents between 0 and total_cents)`.execute(db);
  // The time zone of the customer's browser, for dates in mails.
  await sql`alter table payments add column time_zone text`.execute(db);
  await sql`alter table refunds add column is_surcharge boolean not null default false,
    add constraint refunds_surcharge_of_document check (not is_surcharge or document_id is not null)`.execute(db);
  // A surcharge is refunded once.
  await sql`create unique index refunds_surcharge_once on refunds (document_id)
    where is_surcharge and status <> 'failed'`.execute(db);
}
