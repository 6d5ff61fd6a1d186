import type { Db } from '#server/db/client.ts';

/** The log of what happened to notifications. It is written in the statements that change them. */

/** One person's events after the one with the id `after`, oldest first. */
export function listEventsAfter(db: Db, { userId, after, limit }: { userId: string; after: number; limit: number }) {
  return db
    .selectFrom('notificationEvents')
    .select(['id', 'kind', 'notification'])
    .where('userId', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** 0 when there is none. */
export async function findNewestEventId(db: Db, userId: string): Promise<number> {
  const { id } = await db
    .selectFrom('notificationEvents')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** The oldest and the newest event kept, of anybody; nulls in an empty log. */
export function findKeptRange(db: Db) {
  return db
    .selectFrom('notificationEvents')
    .select((eb) => [eb.fn.min<number | null>('id').as('oldest'), eb.fn.max<number | null>('id').as('newest')])
    .executeTakeFirstOrThrow();
}

/** Forgets what happened before `before`, except for the last of it: its id shows how far the log was cut off. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('notificationEvents')
    .where('id', '<', (eb) =>
      eb
        .selectFrom('notificationEvents')
        .select((of) => of.fn.max<number>('id').as('id'))
        .where('createdAt', '<', before),
    )
    .execute();
}
