import type { Connection, SignedInActor } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { createSignal } from '#server/realtime/change-events.ts';
import { isStaff } from '#shared/roles.ts';
import type { NotificationEventInput } from '#shared/schemas/notifications.ts';
import * as queries from './queries.ts';

// A person who looks on sees every change of their own notifications, once, in order; never anybody else's.
// One who was away for less than a week goes on where they stopped; after that they are told to read the list again.
// A wake-up only means "read the log": what is lost on the way, or comes twice, changes nothing.
// Staff also hear that the work they share has changed; who did what is for them to ask. No customer ever hears of it.

interface LiveEvent {
  id: string;
  event: NotificationEventInput;
}

const keptFor = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds before the log is asked again when the database is away. */
const retryAfter = 1_000;

/**
 * First `ready` (or `resync`: what is before may have gaps, read the list again), then each change after `lastEventId`, or
 * from now on, and `work` for staff, until `signal`. PRECONDITION_FAILED outside of a socket, TOO_MANY_REQUESTS when the socket follows enough.
 */
export async function* followNotifications(
  { deps, user, connection }: { deps: Deps; user: SignedInActor; connection?: Connection | undefined },
  { lastEventId, signal }: { lastEventId: string | undefined; signal: AbortSignal | undefined },
): AsyncGenerator<LiveEvent, void> {
  if (!connection) throw new AppError('SOCKET_REQUIRED');
  const release = connection.takeSubscription();
  const bell = createSignal();
  // Before the first read, so that nothing falls between the two.
  const unsubscribe = deps.events.subscribe('notifications', user.id, bell.set);
  const told = { work: true };
  const unsubscribeFromWork = isStaff(user.role)
    ? deps.events.subscribe('staff', 'work', () => {
        told.work = false;
        bell.set();
      })
    : undefined;
  signal?.addEventListener('abort', bell.set, { once: true });
  try {
    // Opening and closing in a loop waits its turn like any call.
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
      if (!told.work) {
        told.work = true;
        yield { id: String(after), event: { kind: 'work', notification: null } };
      }
      if (page?.length !== queries.eventsAtOnce) await bell.wait(page ? undefined : retryAfter);
    }
  } finally {
    unsubscribe();
    unsubscribeFromWork?.();
    signal?.removeEventListener('abort', bell.set);
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
  const { oldest, newest } = await queries.findKeptRange(db);
  // An id that this log never gave comes from before a restored backup.
  if (after > (newest ?? 0)) return { after: await queries.findNewestEventId(db, userId), kind: 'resync' };
  return { after, kind: oldest !== null && after < oldest - 1 ? 'resync' : 'ready' };
}

/** Undefined while the database is away: whoever is listening goes on listening. */
async function readPage(db: Db, userId: string, after: number) {
  try {
    return await queries.listEventsAfter(db, { userId, after });
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** Forgets events older than a week. */
export async function sweepEvents({ db, now }: Deps): Promise<void> {
  await queries.deleteEventsBefore(db, new Date(now().getTime() - keptFor));
}
