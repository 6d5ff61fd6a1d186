import { sql } from 'kysely';
import type { Connection, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { arrayOf, batched } from '#server/platform/db/batched.ts';
import type { Db } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { isStaff } from '#shared/access.ts';
import type { NotificationEventInput } from '#shared/schemas/notifications.ts';

/*
 * The subscription to a user's notifications.
 * Promises: every change to the user's own notifications, once and in order; a reconnect within a week resumes after
 * `lastEventId`, a later one receives `resync`. Change signals carry no data and only trigger a read of the log, so lost or
 * duplicate signals are harmless. Staff also receive `work` when shared work changes, without details.
 * Never: another user's events, or `work` for a customer.
 */

interface LiveEvent {
  id: string;
  event: NotificationEventInput;
}

const eventRetentionMs = 7 * 24 * 60 * 60 * 1000;
/** Delay before the log is read again while the database is unavailable. */
const retryDelayMs = 1_000;

/**
 * Yields `ready` (or `resync`: reload the list, events may be missing), then each change after `lastEventId` or from now on, and
 * `work` for staff, until `signal` aborts. Throws SOCKET_REQUIRED, TOO_MANY_REQUESTS (subscriptions of this socket).
 */
export async function* followNotifications(
  { deps, user, connection }: { deps: Deps; user: SignedInActor; connection?: Connection | undefined },
  { lastEventId, signal }: { lastEventId: string | undefined; signal: AbortSignal | undefined },
): AsyncGenerator<LiveEvent, void> {
  if (!connection) throw new AppError('SOCKET_REQUIRED');
  const release = connection.takeSubscription();
  const changed = createSignal();
  // Subscribes before the first read, so that no change falls in between.
  const unsubscribe = deps.events.subscribe('notifications', user.id, changed.set);
  const pending = { work: false };
  const unsubscribeFromWork = isStaff(user.role)
    ? deps.events.subscribe('staff', 'work', () => {
        pending.work = true;
        changed.set();
      })
    : undefined;
  signal?.addEventListener('abort', changed.set, { once: true });
  try {
    // Counts against the user's fair share, which bounds a client that resubscribes in a loop.
    const start = await deps.fairShares.calls.run(user.id, () => findStart(deps.db, user.id, lastEventId));
    let { after } = start;
    yield { id: String(after), event: { kind: start.kind, notification: null } };
    for (;;) {
      if (signal?.aborted) return;
      const page = await readPage(deps.db, user.id, after);
      for (const { id, kind: change, notification } of page ?? []) {
        after = id;
        yield { id: String(id), event: { kind: change, notification } };
      }
      if (pending.work) {
        pending.work = false;
        yield { id: String(after), event: { kind: 'work', notification: null } };
      }
      if (page?.length !== eventPageSize) await changed.wait(page ? undefined : retryDelayMs);
    }
  } finally {
    unsubscribe();
    unsubscribeFromWork?.();
    signal?.removeEventListener('abort', changed.set);
    release();
  }
}

async function findStart(
  db: Db,
  userId: string,
  lastEventId: string | undefined,
): Promise<{ after: number; kind: 'ready' | 'resync' }> {
  if (lastEventId === undefined) return { after: await findNewestEventId(db, userId), kind: 'ready' };
  const after = Number(lastEventId);
  const { oldest, newest } = await findLogRange(db);
  // An id beyond the log's end was issued before a backup was restored.
  if (after > (newest ?? 0)) return { after: await findNewestEventId(db, userId), kind: 'resync' };
  return { after, kind: oldest !== null && after < oldest - 1 ? 'resync' : 'ready' };
}

/** The next page of events; undefined while the database is unavailable, which keeps the subscription open. */
async function readPage(db: Db, userId: string, after: number) {
  try {
    return await listEventsAfter(db, { userId, after });
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** Deletes events older than a week. */
export async function sweepEvents({ db, now }: Deps): Promise<void> {
  await deleteEventsBefore(db, new Date(now().getTime() - eventRetentionMs));
}

/** Events per read of one subscriber. */
const eventPageSize = 200;

const readEvents = precompiled<{ userIds: readonly string[]; afters: readonly number[] }>()((db, param) =>
  db
    .selectFrom(
      sql<{ userId: string; after: number }>`(
        select distinct * from unnest(${arrayOf(param('userIds'), 'uuid')}, ${arrayOf(param('afters'), 'bigint')}) as reader (user_id, after)
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
const listEventsAfter = batched(async (db, readers: readonly { userId: string; after: number }[]) => {
  const nameOf = ({ userId, after }: { userId: string; after: number }) => `${userId} ${after}`;
  const rows = await readEvents(db, {
    userIds: readers.map(({ userId }) => userId),
    afters: readers.map(({ after }) => after),
  });
  const events = Map.groupBy(rows, nameOf);
  return readers.map((reader) => events.get(nameOf(reader)) ?? []);
});

/** The id of a user's newest event; 0 when there is none. */
async function findNewestEventId(db: Db, userId: string): Promise<number> {
  const { id } = await db
    .selectFrom('notificationEvents')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** The oldest and newest event id in the log, across users; nulls in an empty log. */
function findLogRange(db: Db) {
  return db
    .selectFrom('notificationEvents')
    .select((eb) => [eb.fn.min<number | null>('id').as('oldest'), eb.fn.max<number | null>('id').as('newest')])
    .executeTakeFirstOrThrow();
}

/** Deletes events created before `before` except the newest of them, whose id marks where the log was truncated. */
async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
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
