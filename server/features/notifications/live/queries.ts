import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { batched } from '#server/platform/db/batched.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';

/** SQL of the notification event log, which is written by the statements that change notifications. */

/** Events per read of one subscriber. */
export const eventPageSize = 200;

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
          .limit(eventPageSize)
          .as('event'),
      (join) => join.onTrue(),
    )
    .select(['reader.userId', 'reader.after', 'event.id', 'event.kind', 'event.notification'])
    .orderBy('event.id'),
);

/** A user's next events after the id `after`, oldest first. Batched across subscribers; those at the same position share rows. */
export const listEventsAfter = batched(async (db, readers: readonly { userId: string; after: number }[]) => {
  const nameOf = ({ userId, after }: { userId: string; after: number }) => `${userId} ${after}`;
  const rows = await readEvents(db, {
    userIds: readers.map(({ userId }) => userId),
    afters: readers.map(({ after }) => after),
  });
  const events = Map.groupBy(rows, nameOf);
  return readers.map((reader) => events.get(nameOf(reader)) ?? []);
});

/** The id of a user's newest event; 0 when there is none. */
export async function findNewestEventId(db: Db, userId: string): Promise<number> {
  const { id } = await db
    .selectFrom('notificationEvents')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** The oldest and newest event id in the log, across users; nulls in an empty log. */
export function findLogRange(db: Db) {
  return db
    .selectFrom('notificationEvents')
    .select((eb) => [eb.fn.min<number | null>('id').as('oldest'), eb.fn.max<number | null>('id').as('newest')])
    .executeTakeFirstOrThrow();
}

/** Deletes events created before `before` except the newest of them, whose id marks where the log was truncated. */
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
