import { sql, type Kysely } from 'kysely';

/**
 * One way to say that rows of a topic changed: `wake_up(channel, key)`. The database tells the listeners itself when the
 * change commits; on a connection whose process says that it does so (`app.wake_ups` is `told`) it tells that process
 * instead, in a message of the protocol, since every NOTIFY holds a lock of the whole database while it commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function wake_up(channel text, key text) returns void language plpgsql as $$
    begin
      if current_setting('app.wake_ups', true) = 'told' then
        raise info using message = 'wake_up', detail = channel || ':' || key;
      else
        perform pg_notify('wake_ups', channel || ':' || key);
      end if;
    end $$`.execute(db);
  await sql`
    create or replace function announce_ended_sessions() returns trigger language plpgsql as $$
    begin
      perform wake_up('sessions', user_id::text) from (select distinct user_id from ended) person;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function announce_new_role() returns trigger language plpgsql as $$
    begin
      perform wake_up('sessions', new.id::text);
      return null;
    end $$`.execute(db);
}
