import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { batched } from '#server/db/batched.ts';
import { precompiled } from '#server/db/precompiled.ts';

/** The log of what happened to notifications. It is written in the statements that change them. */

/** Events a reader is given at once. */
export const eventsAtOnce = 200;

const readEvents = precompiled<{ userIds: readonly string[]; afters: readonly number[] }>()((db, param) =>
  db
    .selectFrom(
      sql<{ userId: string; after: number }>`(
        select distinct * from unnest(${param('userIds')}::uuid[], ${param('afters')}::bigint[]) as reader (user_id, after)
      )`.as('reader'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('notificationEvents as event')
          .select(['event.id', 'event.kind', 'event.notification'])
          .whereRef('event.userId', '=', 'reader.userId')
          .whereRef('event.id', '>', 'reader.after')
          .orderBy('event.id')
          .limit(eventsAtOnce)
          .as('event'),
      (join) => join.onTrue(),
    )
    .select(['reader.userId', 'reader.after', 'event.id', 'event.kind', 'event.notification'])
    .orderBy('event.id'),
);

/** The next of one person's events after the one with the id `after`, oldest first. Their windows share one read. */
export const listEventsAfter = batched(async (db, readers: readonly { userId: string; after: number }[]) => {
  const nameOf = ({ userId, after }: { userId: string; after: number }) => `${userId} ${after}`;
  const rows = await readEvents(db, {
    userIds: readers.map(({ userId }) => userId),
    afters: readers.map(({ after }) => after),
  });
  const events = Map.groupBy(rows, nameOf);
  return readers.map((reader) => events.get(nameOf(reader)) ?? []);
});

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
