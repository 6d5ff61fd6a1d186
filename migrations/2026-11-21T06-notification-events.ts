import { sql, type Kysely } from 'kysely';

/** What open connections follow: every change of a person's notifications, in order, and sessions that end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_events (
      id bigint generated always as identity primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      kind text not null
        constraint notification_events_kind_known check (kind in ('insert', 'update', 'delete')),
      -- As it was after the change, or before it was removed, in the words of the API.
      notification jsonb not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // What one person missed since an event.
  await sql`create index notification_events_by_user on notification_events (user_id, id)`.execute(db);

  // Sessions also end with their person, and by any statement that removes them: no way to end one can forget to say so.
  await sql`
    create function announce_ended_sessions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions', json_build_object('userId', user_id)::text)
        from (select distinct user_id from ended) person;
      return null;
    end $$`.execute(db);
  await sql`create trigger sessions_announce_end after delete on sessions
    referencing old table as ended for each statement execute function announce_ended_sessions()`.execute(db);
  await sql`
    create function announce_new_role() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions', json_build_object('userId', new.id)::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger profiles_announce_role after update of role on profiles
    for each row when (old.role is distinct from new.role) execute function announce_new_role()`.execute(db);
}
