import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { deleteNotification, hasNotification, lockUserNotifications, updateAllRead, updateRead } from './queries.ts';

/*
 * A user's own notifications: read and deleted under the user's notification lock.
 * Never: another user's notification.
 */

/** Marks one of the actor's notifications as read; idempotent. Throws NOT_FOUND for any other. */
export async function markRead({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  const mine = { id, userId: actor.id };
  if (!(await hasNotification(db, mine))) throw new AppError('NOT_FOUND');
  await withUserLock(db, actor, (trx) => updateRead(trx, mine));
}

/** Marks all of the actor's notifications as read. */
export async function markAllRead({ db }: Deps, actor: SignedInActor): Promise<void> {
  await withUserLock(db, actor, (trx) => updateAllRead(trx, actor.id));
}

/** Deletes one of the actor's notifications. Throws NOT_FOUND for any other. */
export async function removeNotification({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  const wasThere = await withUserLock(db, actor, (trx) => deleteNotification(trx, { id, userId: actor.id }));
  if (!wasThere) throw new AppError('NOT_FOUND');
}

/** Runs a change under the user's notification lock. */
function withUserLock<T>(db: Db, { id }: SignedInActor, change: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUserNotifications(trx, [id]);
    return change(trx);
  });
}
