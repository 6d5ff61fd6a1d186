import { sql, type Kysely } from 'kysely';

/** Orders on account: an organization with a credit limit orders now and pays a monthly statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: the organization pays each order by card.
  await sql`alter table organizations add column credit_limit_cents integer
    constraint organizations_credit_limit_positive check (credit_limit_cents > 0)`.execute(db);

  await sql`alter table payments drop constraint payments_status_known`.execute(db);
  await sql`alter table payments
    add constraint payments_status_known check (status in ('open', 'due', 'paid', 'failed', 'expired', 'refunded')),
    -- A month's orders of an organization: its tab until 'stated_at', its statement from then on.
    add column on_account boolean not null default false,
    add column stated_at timestamptz,
    add column due_at timestamptz,
    add column overdue_notified_at timestamptz,
    -- The part of 'refunded_cents' that was credited before the payment was collected, so that it was never received.
    add column credited_cents integer not null default 0,
    add constraint payments_credited_within_refunded check (credited_cents between 0 and refunded_cents),
    add constraint payments_due_on_account check (status <> 'due' or on_account),
    add constraint payments_stated_on_account check (stated_at is null or (on_account and due_at is not null))`.execute(
    db,
  );
  // One tab per organization, also when two orders come at once.
  await sql`create unique index payments_one_tab on payments (user_id)
    where status = 'due' and stated_at is null`.execute(db);
  // What an organization owes; the month's end; overdue statements.
  await sql`create index payments_due on payments (user_id, due_at) where status = 'due'`.execute(db);
  // Staff list organizations, of which there are few among accounts.
  await sql`create index profiles_by_kind on profiles (kind, created_at desc, id) where kind <> 'person'`.execute(db);
  await receivedMoney(db);
}

/** Totals count what was received, so the credited part is neither charged nor refunded. */
async function receivedMoney(db: Kysely<unknown>): Promise<void> {
  const measure = `jsonb_build_object('status', status), amount_cents - credited_cents, refunded_cents - credited_cents, 0, 0`;
  const transitionTables = {
    insert: sql`referencing new table as after`,
    update: sql`referencing old table as before new table as after`,
    delete: sql`referencing old table as before`,
  };
  for (const [event, referencing] of Object.entries(transitionTables)) {
    const trigger = sql.ref(`payments_count_${event}`);
    await sql`drop trigger ${trigger} on payments`.execute(db);
    await sql`create trigger ${trigger} after ${sql.raw(event)} on payments ${referencing}
      for each statement execute function count_changes('payments', ${sql.lit(measure)})`.execute(db);
  }
}
