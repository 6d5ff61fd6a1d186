import { sql, type Kysely } from 'kysely';

/** What the migrations of several domains use: the trigram extension, search folding, change signals, append-only rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Substring search in any case, which a B-tree index cannot answer.
  await sql`create extension if not exists pg_trgm`.execute(db);

  // Folds case and accents. Immutable, so that it can be indexed: no extension, no dictionary; four letters do not decompose.
  await sql`
    create function search_fold(value text) returns text language sql immutable strict parallel safe as $$
      select translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđı', 'lodi')
    $$`.execute(db);

  // Publishes that rows of a topic changed: NOTIFY at commit, or a protocol message to a client that publishes itself,
  // since every NOTIFY holds a lock of the whole database while it commits.
  await sql`
    create function notify_change(channel text, key text) returns void language plpgsql as $$
    begin
      if current_setting('app.notify_mode', true) = 'client' then
        raise info using message = 'change', detail = channel || ':' || key;
      else
        perform pg_notify('changes', channel || ':' || key);
      end if;
    end $$`.execute(db);

  // Trigger function of the tables shown in staff lists.
  await sql`
    create function notify_staff_work() returns trigger language plpgsql as $$
    begin
      perform notify_change('staff', 'work');
      return null;
    end $$`.execute(db);

  // Trigger function of rows that are never changed or deleted.
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
}
