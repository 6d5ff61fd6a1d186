import { sql, type Kysely } from 'kysely';

/** The subject's labels as JSON, then its cents, refunded cents, pages and milliseconds: an expression over one row. */
const measures = {
  documents: `jsonb_build_object('group', status_group, 'payment', payment_status), 0, 0, 0, 0`,
  documents_to_be_verified: `jsonb_build_object('status', status, 'correction', is_correction, 'by', authenticated_by,
    'source', source_language, 'target', target_language), total_cost_cents, 0, pages,
    coalesce(extract(epoch from authentication_date - created_at) * 1000, 0)::bigint`,
  translated_documents: `jsonb_build_object('by', authenticated_by), total_cost_cents, 0, pages, 0`,
  // What was received, so that the credited part is neither charged nor refunded.
  payments: `jsonb_build_object('status', status), amount_cents - credited_cents, refunded_cents - credited_cents, 0, 0`,
  profiles: `jsonb_build_object('role', role), 0, 0, 0, 0`,
  document_events: `'{}'::jsonb, 0, 0, 0, 0`,
  staff_events: `'{}'::jsonb, 0, 0, 0, 0`,
};

const transitionTables = {
  insert: sql`referencing new table as after`,
  update: sql`referencing old table as before new table as after`,
  delete: sql`referencing old table as before`,
};

/**
 * Row counts and sums per label, so that totals of long tables are read, not counted. Each statement inserts its difference
 * as new rows, so that writers never wait for each other; `admin.compactTallies` merges rows with the same labels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counters (
      id bigint generated always as identity primary key,
      subject text not null,
      labels jsonb not null,
      rows bigint not null,
      cents bigint not null,
      refunded_cents bigint not null,
      pages bigint not null,
      milliseconds bigint not null
    )`.execute(db);
  // Sums and compaction read the rows of one subject.
  await sql`create index counters_by_subject on counters (subject)`.execute(db);

  // Arguments: the subject, then its measures.
  await sql`
    create function count_changes() returns trigger language plpgsql as $$
    declare
      changes text := case tg_op
        when 'INSERT' then format('select 1 as sign, %s from after', tg_argv[1])
        when 'DELETE' then format('select -1 as sign, %s from before', tg_argv[1])
        else format('select 1 as sign, %1$s from after union all select -1, %1$s from before', tg_argv[1])
      end;
    begin
      execute format('insert into counters (subject, labels, rows, cents, refunded_cents, pages, milliseconds)
        select %L, labels, sum(sign), sum(sign * cents), sum(sign * refunded_cents), sum(sign * pages), sum(sign * ms)
        from (%s) as change (sign, labels, cents, refunded_cents, pages, ms) group by labels
        having sum(sign) <> 0 or sum(sign * cents) <> 0 or sum(sign * refunded_cents) <> 0 or sum(sign * pages) <> 0
          or sum(sign * ms) <> 0', tg_argv[0], changes);
      return null;
    end $$`.execute(db);
  for (const [table, expression] of Object.entries(measures)) {
    for (const [event, referencing] of Object.entries(transitionTables)) {
      await sql`create trigger ${sql.ref(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.ref(table)}
        ${referencing} for each statement execute function count_changes(${sql.lit(table)}, ${sql.lit(expression)})`.execute(
        db,
      );
    }
  }
}
