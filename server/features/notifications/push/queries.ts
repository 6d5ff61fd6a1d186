import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of push subscriptions: one per browser, ended with its session. */

/** Inserts a browser's subscription. One of another session in the same browser ends, and so do its queued messages. */
export async function upsertSubscription(
  db: Db,
  subscription: { id: string; sessionId: string; endpoint: string; p256dh: string; auth: string; createdAt: Date },
): Promise<void> {
  const { id, sessionId, p256dh, auth, createdAt } = subscription;
  await db
    .insertInto('pushSubscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ id, sessionId, p256dh, auth, createdAt }))
    .execute();
}

export async function deleteSessionSubscriptions(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

/** Deletes the subscriptions of a user's browsers; returns how many belonged to sessions valid at `now`. */
export async function deleteUserSubscriptions(
  trx: Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const deleted = await trx
    .deleteFrom('pushSubscriptions')
    .using('sessions')
    .whereRef('sessions.id', '=', 'pushSubscriptions.sessionId')
    .where('sessions.userId', '=', userId)
    .returning('sessions.expiresAt')
    .execute();
  return deleted.filter(({ expiresAt }) => expiresAt > now).length;
}

export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of a user's subscriptions whose sessions are valid at `now`. */
export async function listSubscriptionIds(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const rows = await trx
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select('pushSubscriptions.id')
    .where('sessions.userId', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined once its session has ended or expired. */
export function findSubscription(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .select(['pushSubscriptions.id', 'endpoint', 'p256dh', 'auth', 'profiles.locale'])
    .where('pushSubscriptions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}
