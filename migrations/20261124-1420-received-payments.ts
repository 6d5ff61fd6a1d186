import { sql, type Kysely } from 'kysely';

/** Money that did not come by card: an append-only ledger of what was received, what it paid for, and promises to pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await received(db);
  await allocations(db);
  await receivables(db);
}

async function received(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence received_payment_numbers start 1001`.execute(db);
  await sql`
    create table received_payments (
      id uuid primary key default gen_random_uuid(),
      number bigint not null default nextval('received_payment_numbers')
        constraint received_payments_number_unique unique,
      account_id uuid not null references profiles (id),
      -- The order that it was brought for; it starts once all of its price is there.
      document_id uuid references documents (id) on delete set null,
      method text not null constraint received_payments_method_known check (method in ('bank', 'cash', 'check', 'other')),
      -- Negative in a counter entry.
      amount_cents integer not null constraint received_payments_amount check (amount_cents <> 0),
      currency text not null,
      received_on date not null,
      reference text not null default '',
      note text,
      -- The entry that this one takes back; once at most.
      reverses uuid constraint received_payments_reversed_once unique references received_payments (id),
      -- One press of a button; a repeated one finds the entry.
      idempotency_key uuid constraint received_payments_key_unique unique,
      recorded_by uuid references profiles (id),
      recorded_at timestamptz not null,
      constraint received_payments_counter check ((reverses is not null) = (amount_cents < 0))
    )`.execute(db);
  // An account's entries and its credit; the foreign key's check.
  await sql`create index received_payments_by_account on received_payments (account_id, recorded_at desc)`.execute(db);
  // What was brought for an order; the foreign key's check.
  await sql`create index received_payments_by_document on received_payments (document_id) where document_id is not null`.execute(
    db,
  );
  // The foreign key's check.
  await sql`create index received_payments_by_recorder on received_payments (recorded_by)`.execute(db);
  // The list of staff, newest first.
  await sql`create index received_payments_by_time on received_payments (recorded_at desc, id desc)`.execute(db);
  // Amounts and dates are final; words can be erased, an account handed over, a discarded draft leaves.
  await sql`
    create function refuse_received_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        or row(new.id, new.number, new.method, new.amount_cents, new.currency, new.received_on, new.reverses, new.recorded_at)
          is distinct from
          row(old.id, old.number, old.method, old.amount_cents, old.currency, old.received_on, old.reverses, old.recorded_at)
      then
        raise exception '% is append-only', tg_table_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger received_payments_append_only before update or delete on received_payments
    for each row execute function refuse_received_change()`.execute(db);
}

async function allocations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table received_allocations (
      id uuid primary key default gen_random_uuid(),
      received_id uuid not null references received_payments (id),
      payment_id uuid not null references payments (id),
      -- Negative where it is released again.
      amount_cents integer not null constraint received_allocations_amount check (amount_cents <> 0),
      created_at timestamptz not null
    )`.execute(db);
  // What an entry paid for; the foreign key's check.
  await sql`create index received_allocations_by_received on received_allocations (received_id)`.execute(db);
  // What paid for a payment; the foreign key's check.
  await sql`create index received_allocations_by_payment on received_allocations (payment_id)`.execute(db);
  await sql`create trigger received_allocations_append_only before update or delete on received_allocations
    for each row execute function refuse_audit_change()`.execute(db);
}

async function receivables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      -- The sum of its allocations: what came by bank, cash or check.
      add column received_cents integer not null default 0
        constraint payments_received_within_amount check (received_cents between 0 and amount_cents),
      -- A promise to pay holds reminders and the stop of further orders until its day has passed.
      add column promised_on date,
      add column promise_note text,
      add column reminders integer not null default 0,
      add column reminded_at timestamptz`.execute(db);
  const rules = { reminderDays: [7, 21, 45], stopAfterDays: 0 };
  await sql`
    insert into company_versions (kind, version, facts, valid_from, reason)
    values ('receivables', 1, ${JSON.stringify(rules)}::jsonb, '2000-01-01T00:00:00Z', 'Rules of version 1.0.0')`.execute(
    db,
  );
}
