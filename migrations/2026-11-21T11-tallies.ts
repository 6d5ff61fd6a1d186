import { sql, type Kysely } from 'kysely';

/**
 * How many rows there are of each kind, and their sums, so that totals of long tables are read and not counted. Each
 * statement that changes such a table adds the difference it makes, in its own transaction and as rows of its own: writers
 * never wait for each other. `admin.compactTallies` joins what has the same labels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tallies (
      id bigint generated always as identity primary key,
      subject text not null,
      labels jsonb not null,
      rows bigint not null,
      cents bigint not null,
      refunded_cents bigint not null,
      pages bigint not null,
      milliseconds bigint not null
    )`.execute(db);
  await sql`create index tallies_by_subject on tallies (subject)`.execute(db);

  // Its first argument is the subject; the second what to select of each row, in the order of the columns above.
  await sql`
    create function keep_tally() returns trigger language plpgsql as $$
    declare
      changes text := case tg_op
        when 'INSERT' then format('select 1 as sign, %s from after', tg_argv[1])
        when 'DELETE' then format('select -1 as sign, %s from before', tg_argv[1])
        else format('select 1 as sign, %1$s from after union all select -1, %1$s from before', tg_argv[1])
      end;
    begin
      execute format('insert into tallies (subject, labels, rows, cents, refunded_cents, pages, milliseconds)
        select %L, labels, sum(sign), sum(sign * cents), sum(sign * refunded_cents), sum(sign * pages), sum(sign * ms)
        from (%s) as change (sign, labels, cents, refunded_cents, pages, ms) group by labels
        having sum(sign) <> 0 or sum(sign * cents) <> 0 or sum(sign * refunded_cents) <> 0 or sum(sign * pages) <> 0
          or sum(sign * ms) <> 0', tg_argv[0], changes);
      return null;
    end $$`.execute(db);

  const subjects = {
    documents: `jsonb_build_object('group', status_group, 'payment', payment_status), 0, 0, 0, 0`,
    documents_to_be_verified: `jsonb_build_object('status', status, 'correction', is_correction, 'by', authenticated_by,
      'source', source_language, 'target', target_language), total_cost_cents, 0, pages,
      coalesce(extract(epoch from authentication_date - created_at) * 1000, 0)::bigint`,
    translated_documents: `jsonb_build_object('by', authenticated_by), total_cost_cents, 0, pages, 0`,
    payments: `jsonb_build_object('status', status), amount_cents, refunded_cents, 0, 0`,
    profiles: `jsonb_build_object('role', role), 0, 0, 0, 0`,
    document_events: `'{}'::jsonb, 0, 0, 0, 0`,
    staff_events: `'{}'::jsonb, 0, 0, 0, 0`,
  };
  for (const [table, selected] of Object.entries(subjects)) await tally(db, table, selected);
}

async function tally(db: Kysely<unknown>, table: string, selected: string): Promise<void> {
  const on = sql.ref(table);
  const referencing = {
    insert: 'referencing new table as after',
    update: 'referencing old table as before new table as after',
    delete: 'referencing old table as before',
  };
  for (const [event, rows] of Object.entries(referencing)) {
    await sql`create trigger ${sql.ref(`${table}_tally_${event}`)} after ${sql.raw(event)} on ${on} ${sql.raw(rows)}
      for each statement execute function keep_tally(${sql.lit(table)}, ${sql.lit(selected)})`.execute(db);
  }
  await sql`
    insert into tallies (subject, labels, rows, cents, refunded_cents, pages, milliseconds)
    select ${sql.lit(table)}, labels, count(*), sum(cents), sum(refunded_cents), sum(pages), sum(ms)
    from (select ${sql.raw(selected)} from ${on}) as counted (labels, cents, refunded_cents, pages, ms)
    group by labels`.execute(db);
}
