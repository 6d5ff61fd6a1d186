import { sql, type Kysely } from 'kysely';

/**
 * The two trails become chains: each row holds a hash over its own content and the hash before it, so that a row that was
 * changed, removed or slipped in shows. One chain per document and one per member of staff: two writers wait for each
 * other only where they write about the same document or are the same person, never all for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What happened stays told, also about a draft that was thrown away: no row leaves with its document.
  await sql`alter table document_events drop constraint document_events_document_id_fkey`.execute(db);
  await sql`alter table staff_events drop constraint staff_events_document_id_fkey`.execute(db);
  await sql`drop trigger staff_events_append_only on staff_events`.execute(db);
  await sql`drop function keep_staff_event()`.execute(db);

  // The end of each chain: rows that were cut off its end are missed, and writers of one chain queue here.
  await sql`
    create table audit_chains (
      chain text primary key,
      length integer not null,
      hash bytea not null
    )`.execute(db);
  await sql`
    create function extend_audit_chain(name text, content jsonb, out place integer, out sum bytea)
    language plpgsql as $$
    begin
      insert into audit_chains (chain, length, hash) values (name, 0, '') on conflict do nothing;
      select length + 1, hash into place, sum from audit_chains where chain = name for update;
      sum := sha256(sum || convert_to((jsonb_build_array(name, place) || content)::text, 'UTF8'));
      update audit_chains set length = place, hash = sum where chain = name;
    end $$`.execute(db);

  await chain(db, {
    table: 'document_events',
    name: `'document:' || new.document_id`,
    content: `jsonb_build_array(new.id, new.event, new.from_status, new.to_status, new.actor_id, new.actor_role,
      new.details, extract(epoch from new.created_at))`,
    order: 'document_id',
  });
  await chain(db, {
    table: 'staff_events',
    name: `'staff:' || new.actor_id`,
    content: `jsonb_build_array(new.id, new.event, new.actor_role, new.subject_user_id, new.document_id,
      new.details, extract(epoch from new.created_at))`,
    order: 'actor_id',
  });
  await refuseChanges(db);
}

async function chain(
  db: Kysely<unknown>,
  { table, name, content, order }: { table: string; name: string; content: string; order: string },
): Promise<void> {
  const on = sql.ref(table);
  await sql`alter table ${on} add column chain_position integer, add column hash bytea`.execute(db);
  const body = `begin
      select place, sum into new.chain_position, new.hash from extend_audit_chain(${name}, ${content});
      return new;
    end`;
  await sql`create function ${sql.ref(`chain_${table}`)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    db,
  );
  // What is there already is chained in the order in which it came.
  await sql`create trigger chain_old before update on ${on}
    for each row execute function ${sql.ref(`chain_${table}`)}()`.execute(db);
  await sql`do ${sql.lit(`declare one bigint; begin
    for one in select id from ${table} order by id loop
      update ${table} set hash = null where id = one;
    end loop;
  end`)}`.execute(db);
  await sql`drop trigger chain_old on ${on}`.execute(db);
  await sql`alter table ${on} alter column chain_position set not null, alter column hash set not null`.execute(db);
  // One row for each place of a chain; a check of the chain reads along it.
  await sql`create unique index ${sql.ref(`${table}_chain`)} on ${on} (${sql.ref(order)}, chain_position)`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_chain`)} before insert on ${on}
    for each row execute function ${sql.ref(`chain_${table}`)}()`.execute(db);
}

/** Nobody changes or removes a row, and the ends of the chains move with a new row only. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  for (const table of ['document_events', 'staff_events', 'audit_chains']) {
    const on = sql.ref(table);
    await sql`create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${on}
      for each statement execute function refuse_audit_change()`.execute(db);
    const changes = table === 'audit_chains' ? sql`delete` : sql`update or delete`;
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before ${changes} on ${on}
      for each row execute function refuse_audit_change()`.execute(db);
  }
  await sql`create trigger audit_chains_by_rows_only before insert or update on audit_chains
    for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change()`.execute(db);
}
