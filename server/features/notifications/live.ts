import type { Connection, SignedInActor } from '#server/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { isStaff } from '#shared/roles.ts';
import type { NotificationEventInput } from '#shared/schemas/notifications.ts';
import * as queries from './live/queries.ts';

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
      const page = await readEvents(deps.db, user.id, after);
      for (const { id, kind: change, notification } of page ?? []) {
        after = id;
        yield { id: String(id), event: { kind: change, notification } };
      }
      if (pending.work) {
        pending.work = false;
        yield { id: String(after), event: { kind: 'work', notification: null } };
      }
      if (page?.length !== queries.eventPageSize) await changed.wait(page ? undefined : retryDelayMs);
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
  if (lastEventId === undefined) return { after: await queries.findNewestEventId(db, userId), kind: 'ready' };
  const after = Number(lastEventId);
  const { oldest, newest } = await queries.findLogRange(db);
  // An id beyond the log's end was issued before a backup was restored.
  if (after > (newest ?? 0)) return { after: await queries.findNewestEventId(db, userId), kind: 'resync' };
  return { after, kind: oldest !== null && after < oldest - 1 ? 'resync' : 'ready' };
}

/** The next page of events; undefined while the database is unavailable, which keeps the subscription open. */
async function readEvents(db: Db, userId: string, after: number) {
  try {
    return await queries.listEventsAfter(db, { userId, after });
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** Deletes events older than a week. */
export async function sweepEvents({ db, now }: Deps): Promise<void> {
  await queries.deleteEventsBefore(db, new Date(now().getTime() - eventRetentionMs));
}
