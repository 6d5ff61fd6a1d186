import { sql, type Kysely } from 'kysely';

/** Imported bank statements: their credits, what each was proposed for, and what a person decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_imports (
      id uuid primary key default gen_random_uuid(),
      filename text not null,
      format text not null constraint bank_imports_format_known check (format in ('camt.053', 'csv')),
      -- Of the file: the same one is not imported twice.
      sha256 bytea not null constraint bank_imports_file_unique unique,
      imported_by uuid not null references profiles (id),
      imported_at timestamptz not null
    )`.execute(db);
  // Newest first.
  await sql`create index bank_imports_by_time on bank_imports (imported_at desc)`.execute(db);
  // The foreign key's check.
  await sql`create index bank_imports_by_person on bank_imports (imported_by)`.execute(db);
  await sql`
    create table bank_lines (
      id uuid primary key default gen_random_uuid(),
      import_id uuid not null references bank_imports (id),
      position integer not null,
      -- The bank's own reference, or a hash of what the line states: a line of two statements is one.
      bank_key text not null constraint bank_lines_once unique,
      booked_on date not null,
      amount_cents bigint not null constraint bank_lines_amount_positive check (amount_cents > 0),
      currency text not null,
      payer text not null default '',
      reference text not null default '',
      state text not null constraint bank_lines_state_known check (state in ('proposed', 'unmatched', 'confirmed', 'ignored')),
      -- What it seems to pay, and why.
      proposed_payment_id uuid references payments (id),
      match text constraint bank_lines_match_known check (match in ('reference', 'amount')),
      -- Why nothing is proposed.
      doubt text,
      received_id uuid constraint bank_lines_received_once unique references received_payments (id),
      decided_by uuid references profiles (id),
      decided_at timestamptz,
      constraint bank_lines_confirmed check ((state = 'confirmed') = (received_id is not null))
    )`.execute(db);
  // The lines of an import in their order; the foreign key's check.
  await sql`create index bank_lines_by_import on bank_lines (import_id, position)`.execute(db);
  // The foreign key's check.
  await sql`create index bank_lines_by_payment on bank_lines (proposed_payment_id) where proposed_payment_id is not null`.execute(
    db,
  );
  await sql`create index bank_lines_by_decider on bank_lines (decided_by) where decided_by is not null`.execute(db);
}
