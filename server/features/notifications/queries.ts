import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { limits } from '#shared/limits.ts';

/**
 * Every change wakes the listeners of the channel `notifications` with the ids `{ userId, id }`, and nothing else, when
 * it commits. A row that is gone was removed.
 */
const wakeUps = sql`select pg_notify('notifications', json_build_object('userId', user_id, 'id', id)::text) from changed`;

const columns = ['id', 'type', 'title', 'message', 'isRead', 'createdAt'] as const;

interface Note {
  userIds: readonly string[];
  type: string;
  title: string;
  message: string;
}

/** Keeps other transactions from writing to these people until this one ends, so that a person's rows commit in order. */
export async function lockNotificationsOf(trx: Trx, userIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('notifications:' || person.id, 0))
    from (select unnest(${[...userIds]}::uuid[]) as id order by 1) person`.execute(trx);
}

/** The same notification for each person. The time is that of the lock, not that of the transaction's start. */
export async function insertNotifications(trx: Trx, { userIds, type, title, message }: Note): Promise<void> {
  await sql`
    with changed as (
      insert into notifications (user_id, type, title, message, created_at)
      select id, ${type}, ${title}, ${message}, clock_timestamp() from profiles where id = any(${[...userIds]}::uuid[])
      returning id, user_id
    ) ${wakeUps}`.execute(trx);
}

export async function listStaffIds(trx: Trx): Promise<string[]> {
  const staff = await trx.selectFrom('profiles').select('id').where('role', 'in', ['authenticator', 'admin']).execute();
  return staff.map(({ id }) => id);
}

/** The newest of one person's. */
export function listNotifications(db: Db, userId: string) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.notificationsFetched)
    .execute();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasNotification(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRead(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await sql`
    with changed as (
      update notifications set is_read = true where id = ${id} and user_id = ${userId} and not is_read
      returning id, user_id
    ) ${wakeUps}`.execute(db);
}

export async function updateAllRead(db: Db, userId: string): Promise<void> {
  await sql`
    with changed as (
      update notifications set is_read = true where user_id = ${userId} and not is_read
      returning id, user_id
    ) ${wakeUps}`.execute(db);
}

/** True when there was one. */
export async function deleteNotification(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      delete from notifications where id = ${id} and user_id = ${userId} returning id, user_id
    ) ${wakeUps}`.execute(db);
  return rows.length > 0;
}
