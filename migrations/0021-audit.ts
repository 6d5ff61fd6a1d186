import { sql, type Kysely } from 'kysely';

/**
 * Two append-only logs, chained: each row holds a hash of its content and the previous hash, so that a changed, removed or
 * inserted row shows. One chain per document and one per member of staff: writers wait only for those of the same chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await documentEvents(db);
  await staffEvents(db);
  await chains(db);
  await refuseChanges(db);
  await letPersonalDetailsGo(db);
}

async function documentEvents(db: Kysely<unknown>): Promise<void> {
  // No foreign key to the document: the log outlives a discarded draft.
  await sql`
    create table document_events (
      id bigint generated always as identity primary key,
      document_id uuid not null,
      event text not null,
      from_status text,
      to_status text,
      actor_id uuid references profiles (id),
      actor_role text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      chain_position integer not null,
      hash bytea not null
    )`.execute(db);
  // The history of one document, in order.
  await sql`create index document_events_by_document on document_events (document_id, id)`.execute(db);
  // One row per position; the audit check reads along the chain.
  await sql`create unique index document_events_chain on document_events (document_id, chain_position)`.execute(db);
  // The admin's log, newest first.
  await sql`create index document_events_by_time on document_events (created_at desc, id desc)`.execute(db);
  // The admin's log of one person, newest first.
  await sql`create index document_events_by_actor on document_events (actor_id, created_at desc, id desc)
    where actor_id is not null`.execute(db);
}

async function staffEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_events (
      id bigint generated always as identity primary key,
      event text not null,
      -- Null for an operator at the command line, who is no profile: such events form a chain of their own.
      actor_id uuid references profiles (id),
      actor_role text not null,
      subject_user_id uuid references profiles (id),
      document_id uuid,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      chain_position integer not null,
      hash bytea not null
    )`.execute(db);
  // The history of one document.
  await sql`create index staff_events_by_document on staff_events (document_id)
    where document_id is not null`.execute(db);
  // One row per position; the audit check reads along the chain.
  await sql`create unique index staff_events_chain on staff_events (actor_id, chain_position)`.execute(db);
  // The admin's log, newest first.
  await sql`create index staff_events_by_time on staff_events (created_at desc, id desc)`.execute(db);
  // The admin's log of one person, newest first.
  await sql`create index staff_events_by_actor on staff_events (actor_id, created_at desc, id desc)`.execute(db);
}

async function chains(db: Kysely<unknown>): Promise<void> {
  // The end of each chain: detects truncation, and serializes the writers of one chain.
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

  await sql`
    create function chain_document_events() returns trigger language plpgsql as $$
    begin
      select place, sum into new.chain_position, new.hash from extend_audit_chain('document:' || new.document_id,
        jsonb_build_array(new.id, new.event, new.from_status, new.to_status, new.actor_id, new.actor_role,
          new.details, extract(epoch from new.created_at)));
      return new;
    end $$`.execute(db);
  await sql`create trigger document_events_chain before insert on document_events
    for each row execute function chain_document_events()`.execute(db);

  await sql`
    create function chain_staff_events() returns trigger language plpgsql as $$
    begin
      select place, sum into new.chain_position, new.hash
      from extend_audit_chain('staff:' || coalesce(new.actor_id, '00000000-0000-0000-0000-000000000000'),
        jsonb_build_array(new.id, new.event, new.actor_role, new.subject_user_id, new.document_id,
          new.details, extract(epoch from new.created_at)));
      return new;
    end $$`.execute(db);
  await sql`create trigger staff_events_chain before insert on staff_events
    for each row execute function chain_staff_events()`.execute(db);
}

/** Refuses every update, delete and truncate of the logs; the chains' ends move only with a new row. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  // Updates of document events are judged one by one, below.
  const changes = { document_events: sql`delete`, staff_events: sql`update or delete`, audit_chains: sql`delete` };
  for (const [table, change] of Object.entries(changes)) {
    const on = sql.ref(table);
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before ${change} on ${on}
      for each row execute function refuse_audit_change()`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${on}
      for each statement execute function refuse_audit_change()`.execute(db);
  }
  await sql`create trigger audit_chains_by_rows_only before insert or update on audit_chains
    for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change()`.execute(db);
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
  await sql`create trigger document_events_erase_only before update on document_events
    for each row execute function refuse_event_change()`.execute(db);
}
